import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { StudioDays, type StudioDaysProps } from '../../facts/StudioDays/StudioDays.tsx';
import { DeleteVideoForm, type DeleteVideoFormProps } from '../../forms/DeleteVideoForm/DeleteVideoForm.tsx';
import { VideoChangeForm, type VideoChangeFormProps } from '../../forms/VideoChangeForm/VideoChangeForm.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import type { StudioListVideo } from '../../lists/StudioList/StudioList.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  back: { id: 'studioScreen.title', defaultMessage: 'Your studio' },
  watch: { id: 'studioVideo.watch', defaultMessage: 'To its page' },
  delete: { id: 'deleteVideoForm.delete', defaultMessage: 'Delete the video' },
  restore: { id: 'deleteVideoForm.restore', defaultMessage: 'Restore the video' },
});

const advices = defineMessages({
  change: { id: 'studioVideo.change', defaultMessage: 'Change below what is wrong, then send it again.' },
  upload: { id: 'studioVideo.upload', defaultMessage: 'Its file is not kept. Upload the video once more.' },
  write: {
    id: 'studioVideo.write',
    defaultMessage: 'It was taken down after a report. If you think that this is a mistake, write to support.',
  },
});

export interface StudioVideoScreenProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** The audience of the video, or the reason why it has none. */
  state: StudioListVideo['state'];
  /** Reason of a refusal; empty if there was none. */
  reason: string;
  /** Advice to the uploader, with a link if another page is needed; null if nothing needs to be done. */
  advice: { kind: keyof typeof advices; href?: string | undefined } | null;
  /** URLs of other pages of the video. */
  hrefs: {
    studio: string;
    /** Null if the video has no page now. */
    watch: string | null;
    /** The page that asks whether to delete or restore the video; null on that page. */
    step: string | null;
  };
  /** The question of `hrefs.step`. */
  step: 'delete' | 'restore';
  /** Null while nothing can be changed. */
  form: VideoChangeFormProps | DeleteVideoFormProps | null;
  /** Null on the page that asks whether to delete the video. */
  days: StudioDaysProps | null;
}

/** The pages of one video in the studio: its state, the form that changes it, and what each day brought. */
export function StudioVideoScreen({
  title,
  state,
  reason,
  advice,
  hrefs,
  step,
  form,
  days,
  ...rest
}: StudioVideoScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Narrow {...rest} data-component="StudioVideoScreen">
      <ListHead title={title} />
      <State state={state} reason={reason} advice={advice} />
      {form && <StudioForm {...form} />}
      {days && <StudioDays {...days} />}
      <p data-part="studio-ways">
        <Button href={hrefs.studio}>{formatMessage(messages.back)}</Button>
        {hrefs.watch !== null && <Button href={hrefs.watch}>{formatMessage(messages.watch)}</Button>}
        {hrefs.step !== null && (
          <Button kind="quiet" icon={step === 'delete' ? 'trash' : 'replay'} href={hrefs.step}>
            {formatMessage(messages[step])}
          </Button>
        )}
      </p>
    </Narrow>
  );
}

function StudioForm(form: VideoChangeFormProps | DeleteVideoFormProps) {
  switch (form.section) {
    case 'delete':
    case 'restore':
      return <DeleteVideoForm {...form} />;
    case 'save':
    case 'again':
      return <VideoChangeForm {...form} />;
  }
}

const links = defineMessages({
  upload: { id: 'ownUploads.upload', defaultMessage: 'Upload a video' },
  write: { id: 'studioVideo.support', defaultMessage: 'Write to support' },
});

function State({ state, reason, advice }: Pick<StudioVideoScreenProps, 'state' | 'reason' | 'advice'>) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="studio-now">
      <p data-part="studio-now-state">
        <Icon name={state.icon} size="small" />
        {state.text}
      </p>
      {reason !== '' && <p>{reason}</p>}
      {advice && <p>{formatMessage(advices[advice.kind])}</p>}
      {advice?.href !== undefined && advice.kind !== 'change' && (
        <Button href={advice.href}>{formatMessage(links[advice.kind])}</Button>
      )}
    </div>
  );
}

const Narrow = styled(Screen)`
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: ${size.form};
  margin-inline: auto;

  & [data-part='studio-now'] {
    display: grid;
    gap: ${space[3]};
    justify-items: start;
    padding: ${space[4]};
    border-radius: ${radius.field};
    background: ${color.raised};
    color: ${color.text};
    font: ${font.body};
    overflow-wrap: anywhere;
  }
  & [data-part='studio-now-state'] {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    font: ${font.label};
  }
  & [data-part='studio-ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;
