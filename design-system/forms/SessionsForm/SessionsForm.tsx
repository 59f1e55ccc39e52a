import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, SyntheticEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import { doneStyles, errorStyles } from '../../primitives/fieldStyles.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { useButtonForms } from '../useButtonForms.ts';

const messages = defineMessages<{ label: {}; current: {}; end: {}; endNamed: { name: string }; others: {}; alone: {} }>(
  {
    label: { id: 'sessionsForm.label', defaultMessage: 'Where you are signed in' },
    current: { id: 'sessionsForm.current', defaultMessage: 'This device' },
    end: { id: 'sessionsForm.end', defaultMessage: 'Sign out' },
    endNamed: { id: 'sessionsForm.endNamed', defaultMessage: 'Sign out: {name}' },
    others: { id: 'sessionsForm.others', defaultMessage: 'Sign out everywhere else' },
    alone: { id: 'sessionsForm.alone', defaultMessage: 'You are signed in nowhere else.' },
  },
);

export interface SessionRow {
  /** Submitted as `end`. */
  id: string;
  /** Browser and operating system. */
  name: string;
  /** Day on which it was last seen, and the country. */
  facts: string;
  /** Whether it is the current session, which ends by signing out. */
  current: boolean;
}

export interface SessionsFormProps extends Omit<ComponentProps<'section'>, 'children' | 'onSubmit'> {
  /** URL of the current page. */
  action: string;
  /** The sessions, in display order. */
  sessions: readonly SessionRow[];
  /** Error messages; `notify` is about the whole list. */
  errors?: { notify?: string | undefined };
  /** Whether a session is being ended: further presses are ignored. */
  busy?: boolean;
  /** Result of the last action, announced as a status. */
  done?: string | undefined;
  /**
   * Handles a submit event. Its field `end` is the id of a session, or `others`. If omitted, each form posts by itself.
   */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * The devices on which a member is signed in; each can be signed out, or all others at once. Every button is a form of
 * its own, so it works without JavaScript.
 */
export function SessionsForm({ errors = {}, busy = false, ...props }: SessionsFormProps) {
  const { action, sessions, done, onSubmit, ref, ...rest } = props;
  const { formatMessage } = useIntl();
  const root = useSharedRef(ref);
  const { pending, formOf } = useButtonForms({ action, busy, onSubmit });
  // The pressed button disappears with its device, and loses the focus.
  useKeptFocus(root, done);
  return (
    <Root aria-label={formatMessage(messages.label)} tabIndex={-1} {...rest} ref={root} data-component="SessionsForm">
      {errors.notify !== undefined && (
        <strong data-part="sessions-error" role="alert">
          <Icon name="alert" size="small" data-part="error-icon" />
          {errors.notify}
        </strong>
      )}
      <ul data-part="sessions-rows" role="list">
        {sessions.map((session) => (
          <Session key={session.id} session={session} form={formOf(session.id)} busy={pending === session.id} />
        ))}
      </ul>
      <Others alone={sessions.length <= 1} form={formOf('others')} busy={pending === 'others'} />
      <p data-part="sessions-done">
        {done !== undefined && (
          <>
            <Icon name="check" size="small" data-part="done-icon" />
            {done}
          </>
        )}
      </p>
      <Announcement sentence={done} />
    </Root>
  );
}

interface SessionProps {
  session: SessionRow;
  form: ReturnType<ReturnType<typeof useButtonForms>['formOf']>;
  /** Whether this session is being ended. */
  busy: boolean;
}

/** A device, and the button that signs it out. */
function Session({ session: { id, name, facts, current }, form, busy }: SessionProps) {
  const { formatMessage } = useIntl();
  return (
    <li data-part="sessions-row">
      <p data-part="sessions-name">{name}</p>
      <p data-part="sessions-facts">{facts}</p>
      {current ? (
        <b data-part="sessions-current">
          <Icon name="check" size="small" />
          {formatMessage(messages.current)}
        </b>
      ) : (
        <form role="none" data-part="sessions-end" {...form}>
          <input type="hidden" name="end" value={id} />
          <Button type="submit" busy={busy} aria-label={formatMessage(messages.endNamed, { name })}>
            {formatMessage(messages.end)}
          </Button>
        </form>
      )}
    </li>
  );
}

/** The button that signs out all other devices, if there are any. */
function Others({ alone, form, busy }: Omit<SessionProps, 'session'> & { alone: boolean }) {
  const { formatMessage } = useIntl();
  if (alone) return <p data-part="sessions-alone">{formatMessage(messages.alone)}</p>;
  return (
    <form role="none" {...form}>
      <input type="hidden" name="end" value="others" />
      <Button type="submit" icon="leave" busy={busy}>
        {formatMessage(messages.others)}
      </Button>
    </form>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: ${size.form};

  & [data-part='sessions-error'] {
    ${errorStyles}
  }

  & [data-part='sessions-rows'] {
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.card};
  }

  & [data-part='sessions-row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[4]};
    align-items: center;
    padding: ${space[4]};
  }
  & [data-part='sessions-row'] + [data-part='sessions-row'] {
    border-block-start: ${size.hairline} solid ${color.line};
  }

  & [data-part='sessions-name'] {
    grid-column: 1;
    color: ${color.text};
    font: ${font.label};
    overflow-wrap: anywhere;
  }
  & [data-part='sessions-facts'] {
    grid-column: 1;
    color: ${color.soft};
    font: ${font.small};
    text-wrap: pretty;
  }

  & [data-part='sessions-current'] {
    grid-area: 1 / 2 / span 2;
    display: flex;
    gap: ${space[2]};
    align-items: center;
    color: ${color.good};
    font: ${font.small};
  }
  & [data-part='sessions-end'] {
    grid-area: 1 / 2 / span 2;
  }

  & [data-part='sessions-alone'] {
    color: ${color.soft};
    font: ${font.small};
  }
  & [data-part='sessions-done'] {
    ${doneStyles}
  }
  & [data-part='sessions-done']:empty {
    display: none;
  }
`;
