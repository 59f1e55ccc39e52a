import { color, font, radius, size, space } from '@afterglow/tokens';
import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { defineMessages, useIntl, type TypedMessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { doneStyles, errorStyles } from '../../primitives/fieldStyles.ts';
import { pill } from '../../primitives/pill.ts';
import { useButtonForms } from '../useButtonForms.ts';

const messages = defineMessages({
  label: { id: 'historyForm.label', defaultMessage: 'Your history' },
  kept: {
    id: 'historyForm.kept',
    defaultMessage: 'What you watch while you are signed in is added to your history, which you alone can see.',
  },
  notKept: {
    id: 'historyForm.notKept',
    defaultMessage: 'Your history is switched off: nothing that you watch is added to it.',
  },
  off: { id: 'historyForm.off', defaultMessage: 'Switch it off' },
  on: { id: 'historyForm.on', defaultMessage: 'Switch it on' },
  clear: { id: 'historyForm.clear', defaultMessage: 'Clear the history' },
  sure: {
    id: 'historyForm.sure',
    defaultMessage: 'Everything in it is removed for good, on all your devices.',
  },
  yes: { id: 'historyForm.yes', defaultMessage: 'Yes, clear it' },
});

const doneMessages = defineMessages({
  on: { id: 'historyForm.doneOn', defaultMessage: 'Your history is switched on.' },
  off: { id: 'historyForm.doneOff', defaultMessage: 'Your history is switched off.' },
  clear: { id: 'historyForm.doneClear', defaultMessage: 'Your history is cleared.' },
  del: { id: 'historyForm.doneDel', defaultMessage: 'The video is removed from your history.' },
}) satisfies Record<string, TypedMessageDescriptor>;

/** Actions on the history, as sent in the field `section`. */
export type HistoryAct = keyof typeof doneMessages;

export interface HistoryFormProps extends Omit<ComponentProps<'section'>, 'children' | 'onSubmit'> {
  /** URL of the current page. */
  action: string;
  /** Whether the account records the videos that the member watches. */
  keeps: boolean;
  /** Error messages; `notify` is about the form as a whole. */
  errors?: { notify?: string | undefined };
  /** Whether a request is pending: further presses are ignored. */
  busy?: boolean;
  /** The action that has just been performed, announced as a status. */
  done?: HistoryAct | null;
  /** Handles a submit event; `section` is the only field. If omitted, each form posts by itself. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Settings of the account's history: switching it off and on, and clearing it, which asks for confirmation. Every
 * button is a form of its own, so it works without JavaScript.
 */
export function HistoryForm({ errors = {}, busy = false, done = null, ...props }: HistoryFormProps) {
  const { action, keeps, onSubmit, ...rest } = props;
  const { formatMessage } = useIntl();
  const form = useButtonForms<HistoryAct>({ action, busy, onSubmit });
  const change = keeps ? 'off' : 'on';
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} data-component="HistoryForm">
      {errors.notify !== undefined && (
        <strong data-part="history-error" role="alert">
          <Icon name="alert" size="small" data-part="error-icon" />
          {errors.notify}
        </strong>
      )}
      <p data-part="history-state">{formatMessage(keeps ? messages.kept : messages.notKept)}</p>
      <div data-part="history-acts">
        <form role="none" {...form.formOf(change)}>
          <input type="hidden" name="section" value={change} />
          <Button type="submit" icon="history" busy={form.pending === change}>
            {formatMessage(messages[change])}
          </Button>
        </form>
        <Clear form={form} cleared={done === 'clear'} />
      </div>
      <p data-part="history-done">
        {done && (
          <>
            <Icon name="check" size="small" data-part="done-icon" />
            {formatMessage(doneMessages[done])}
          </>
        )}
      </p>
      <Announcement sentence={done && formatMessage(doneMessages[done])} />
    </Root>
  );
}

/** Forgets everything, after a question. */
function Clear({ form, cleared }: { form: ReturnType<typeof useButtonForms<HistoryAct>>; cleared: boolean }) {
  const { formatMessage } = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  // Closes the confirmation, which has been answered.
  useEffect(() => {
    if (cleared && details.current) details.current.open = false;
  }, [cleared]);
  return (
    <details ref={details} data-part="history-clear">
      <summary data-part="history-ask">
        <Icon name="trash" size="small" />
        {formatMessage(messages.clear)}
      </summary>
      <form role="none" data-part="history-sure" {...form.formOf('clear')}>
        <input type="hidden" name="section" value="clear" />
        <p data-part="history-warning">{formatMessage(messages.sure)}</p>
        <Button type="submit" kind="grave" busy={form.pending === 'clear'}>
          {formatMessage(messages.yes)}
        </Button>
      </form>
    </details>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: calc(${size.reading} + ${space[14]});

  & [data-part='history-error'] {
    ${errorStyles}
  }
  & [data-part='history-state'],
  & [data-part='history-warning'] {
    color: ${color.soft};
    font: ${font.body};
    text-wrap: pretty;
  }

  & [data-part='history-acts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${space[3]};
  }
  & [data-part='history-ask'] {
    ${pill}
    background: none;
    color: ${color.soft};
  }
  & [data-part='history-ask']:hover {
    background: ${color.high};
    color: ${color.text};
  }
  /* On a row of its own, even if something is beside it. */
  & [data-part='history-clear'][open] {
    flex-basis: 100%;
  }
  & [data-part='history-sure'] {
    display: grid;
    justify-items: start;
    gap: ${space[3]};
    margin-block-start: ${space[3]};
    padding: ${space[4]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.card};
  }

  & [data-part='history-done'] {
    ${doneStyles}
  }
  & [data-part='history-done']:empty {
    display: none;
  }
`;
