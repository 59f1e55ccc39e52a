import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { StudioDays, type StudioDaysProps } from '../../facts/StudioDays/StudioDays.tsx';
import { CaptionsForm, type CaptionsFormProps } from '../../forms/CaptionsForm/CaptionsForm.tsx';
import { ChaptersForm, type ChaptersFormProps } from '../../forms/ChaptersForm/ChaptersForm.tsx';
import { DeleteVideoForm, type DeleteVideoFormProps } from '../../forms/DeleteVideoForm/DeleteVideoForm.tsx';
import { VideoChangeForm, type VideoChangeFormProps } from '../../forms/VideoChangeForm/VideoChangeForm.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import type { StudioListVideo } from '../../lists/StudioList/StudioList.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Screen } from '../Screen.ts';
import { besideNav, sideLink, sideNav } from '../sideNav.ts';

const messages = defineMessages({
  back: { id: 'studioScreen.title', defaultMessage: 'Your studio' },
  nav: { id: 'studioVideo.nav', defaultMessage: 'Parts of this video' },
  watch: { id: 'studioVideo.watch', defaultMessage: 'To its page' },
  delete: { id: 'deleteVideoForm.delete', defaultMessage: 'Delete the video' },
  restore: { id: 'deleteVideoForm.restore', defaultMessage: 'Restore the video' },
});

const headings = defineMessages({
  details: { id: 'studioVideo.details', defaultMessage: 'Details' },
  captions: { id: 'player.captions', defaultMessage: 'Captions' },
  chapters: { id: 'player.chapters', defaultMessage: 'Chapters' },
});

export interface StudioVideoSection {
  name: keyof typeof headings;
  href: string;
  /** Whether it is the one that is shown. */
  current: boolean;
}

const advices = defineMessages({
  change: { id: 'studioVideo.change', defaultMessage: 'Change below what is wrong, then send it again.' },
  upload: { id: 'studioVideo.upload', defaultMessage: 'Its file is not kept. Upload the video once more.' },
  write: {
    id: 'studioVideo.write',
    defaultMessage: 'It was taken down after a report. If you think that this is a mistake, write to support.',
  },
});

type StudioFormProps = VideoChangeFormProps | CaptionsFormProps | ChaptersFormProps | DeleteVideoFormProps;

export interface StudioVideoScreenProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** The audience of the video, or the reason why it has none, and the reason of a refusal; empty if there was none. */
  state: StudioListVideo['state'] & { reason: string };
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
  /** Links to the parts of the video that can be changed; none beside the question whether to delete it. */
  sections: readonly StudioVideoSection[];
  /** Null while nothing can be changed. */
  form: StudioFormProps | null;
  /** Null on the page that asks whether to delete the video. */
  days: StudioDaysProps | null;
}

/** The pages of one video in the studio: its state, a part of it with the form that changes it, and what each day brought. */
export function StudioVideoScreen(props: StudioVideoScreenProps) {
  const { title, state, advice, hrefs, step, sections, form, days, ...rest } = props;
  const { formatMessage } = useIntl();
  const section = sections.find(({ current }) => current);
  return (
    <Root {...rest} data-component="StudioVideoScreen" data-layout={section ? 'beside' : undefined}>
      {section && <Sections sections={sections} />}
      <div data-part="studio-video-content">
        <ListHead title={title} />
        <State state={state} advice={advice} />
        {section && <h2 data-part="studio-section-title">{formatMessage(headings[section.name])}</h2>}
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
      </div>
    </Root>
  );
}

/** Links to the parts of a video, one of which is shown. */
function Sections({ sections }: Pick<StudioVideoScreenProps, 'sections'>) {
  const { formatMessage } = useIntl();
  return (
    <nav data-part="studio-nav" aria-label={formatMessage(messages.nav)}>
      <ul data-part="studio-nav-links" role="list">
        {sections.map(({ name, href, current }) => (
          <li key={name}>
            <a data-part="studio-nav-link" href={href} aria-current={current ? 'page' : undefined}>
              {formatMessage(headings[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StudioForm(form: StudioFormProps) {
  switch (form.section) {
    case 'delete':
    case 'restore':
      return <DeleteVideoForm {...form} />;
    case 'captions':
      return <CaptionsForm {...form} />;
    case 'chapters':
      // Saved chapters are filled in as they are stored.
      return <ChaptersForm key={form.stored} {...form} />;
    case 'save':
    case 'again':
      return <VideoChangeForm {...form} />;
  }
}

const links = defineMessages({
  upload: { id: 'ownUploads.upload', defaultMessage: 'Upload a video' },
  write: { id: 'studioVideo.support', defaultMessage: 'Write to support' },
});

function State({ state, advice }: Pick<StudioVideoScreenProps, 'state' | 'advice'>) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="studio-now">
      <p data-part="studio-now-state">
        <Icon name={state.icon} size="small" />
        {state.text}
      </p>
      {state.reason !== '' && <p>{state.reason}</p>}
      {advice && <p>{formatMessage(advices[advice.kind])}</p>}
      {advice?.href !== undefined && advice.kind !== 'change' && (
        <Button href={advice.href}>{formatMessage(links[advice.kind])}</Button>
      )}
    </div>
  );
}

const Root = styled(Screen)`
  max-inline-size: ${size.form};
  margin-inline: auto;
  inline-size: 100%;

  &[data-layout='beside'] {
    ${besideNav}
    max-inline-size: none;
  }
  & [data-part='studio-video-content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    max-inline-size: ${size.form};
  }
  & [data-part='studio-nav'] {
    ${sideNav}
  }
  & [data-part='studio-nav-link'] {
    ${sideLink}
  }
  & [data-part='studio-nav-link']:hover,
  & [data-part='studio-nav-link'][aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
  }
  & [data-part='studio-section-title'] {
    color: ${color.text};
    font: ${font.sectionTitle};
  }
  /* Beside it there is no room: the links are a row above. */
  @media ${media.md} {
    &[data-layout='beside'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[4]};
    }
    & [data-part='studio-nav'] {
      position: static;
    }
    & [data-part='studio-nav-links'] {
      display: flex;
      flex-wrap: wrap;
    }
    & [data-part='studio-nav-link'] {
      border-inline-start: 0;
      border-block-end: ${size.ring} solid ${color.line};
    }
  }
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
