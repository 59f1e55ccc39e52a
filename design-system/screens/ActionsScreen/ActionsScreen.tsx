import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ActionMessage, type ActionSaying } from '../../actions/ActionMessage/ActionMessage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const messages = defineMessages({
  sentence: { id: 'actionsScreen.sentence', defaultMessage: 'Each button does at once what it says.' },
  playlists: { id: 'addToModal.title', defaultMessage: 'Add to a playlist' },
  noneYet: { id: 'addToModal.noneYet', defaultMessage: 'You have no playlists yet.' },
  newPlaylist: { id: 'addToModal.new', defaultMessage: 'New playlist' },
  back: { id: 'actionsScreen.back', defaultMessage: 'Back' },
});

/** An action, shown as a button. */
export interface PlainAction {
  label: string;
  icon: IconName;
  /** Whether it has been done. */
  pressed: boolean;
  /** Value of `press` that the button submits. */
  value: string;
}

export interface ActionsScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the entity. */
  name: string;
  /** URL of the page itself, which presses are posted to. */
  action: string;
  /** Actions for the entity, in the order of the buttons. */
  actions: readonly PlainAction[];
  /**
   * The member's playlists, each pressed if it contains the video, and the URL of the form for a new one; null if the
   * entity is not a video, or if the playlists are unknown.
   */
  playlists: { actions: readonly PlainAction[]; newHref: string } | null;
  /** Outcome of the last press. */
  message?: ActionSaying | null;
  /** URL of the entity's page. */
  backHref: string;
}

const Presses = ({ action, actions }: Pick<ActionsScreenProps, 'action' | 'actions'>) => (
  <Row role="none" method="post" action={action}>
    {actions.map(({ label, icon, pressed, value }) => (
      <Button
        key={value}
        type="submit"
        name="press"
        value={value}
        icon={pressed ? 'check' : icon}
        kind={pressed ? 'filled' : 'outlined'}
        aria-pressed={pressed}
        data-part="actions-press"
      >
        {label}
      </Button>
    ))}
  </Row>
);

/** A page that works without JavaScript: what a member can do with a video, a model, a channel or a playlist. */
export function ActionsScreen({
  name,
  action,
  actions,
  playlists,
  message = null,
  backHref,
  ...rest
}: ActionsScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame {...rest} title={name} sentence={formatMessage(messages.sentence)} data-component="ActionsScreen">
      <ActionMessage message={message} />
      <Presses action={action} actions={actions} />
      {playlists && (
        <Playlists>
          <h2 data-part="actions-playlists">{formatMessage(messages.playlists)}</h2>
          {playlists.actions.length > 0 ? (
            <Presses action={action} actions={playlists.actions} />
          ) : (
            <p>{formatMessage(messages.noneYet)}</p>
          )}
          <Link href={playlists.newHref} kind="alone">
            {formatMessage(messages.newPlaylist)}
          </Link>
        </Playlists>
      )}
      <Button kind="quiet" href={backHref}>
        {formatMessage(messages.back)}
      </Button>
    </AccountFrame>
  );
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  /* Titles of several lines are aligned to the start, in corners that a single line fills as a pill. */
  & [data-part='actions-press'] {
    border-radius: ${radius.dialog};
    text-align: start;
  }
`;

const Playlists = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding-block-start: ${space[4]};
  border-block-start: ${size.hairline} solid ${color.line};
  color: ${color.soft};

  & [data-part='actions-playlists'] {
    color: ${color.text};
    font: ${font.cardTitle};
  }
`;
