import { color, font, radius, size, space } from '@afterglow/tokens';
import { useId, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { errorStyles } from '../../primitives/fieldStyles.ts';

const messages = defineMessages({
  idle: { id: 'captcha.idle', defaultMessage: 'While you type, your device proves that you are not a machine.' },
  working: { id: 'captcha.working', defaultMessage: 'Proving that you are not a machine…' },
  waiting: {
    id: 'captcha.waiting',
    defaultMessage: 'Checking that you are not a machine… The form is sent right after that.',
  },
  solved: { id: 'captcha.solved', defaultMessage: 'Done: you are not a machine.' },
  failed: { id: 'captcha.failed', defaultMessage: 'The check that you are not a machine could not be loaded.' },
  retry: { id: 'captcha.retry', defaultMessage: 'Try again' },
});
const sum = defineMessages<{ label: { question: string } }>({
  label: { id: 'captcha.sum', defaultMessage: 'So that we know that you are not a machine: how much is {question}?' },
});

export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

/** A sum for visitors without JavaScript; the answer is sent with its token. */
export interface CaptchaQuestion {
  /** Such as "31 + 7". */
  question: string;
  token: string;
}

export interface CaptchaProps extends ComponentProps<'div'> {
  /** Name of the submitted field. */
  name: string;
  /** Progress of the proof of work. */
  state: CaptchaState;
  /** The value that is submitted once it is solved. */
  solution?: string;
  /** For visitors without JavaScript; null if it is not needed or not available. */
  question: CaptchaQuestion | null;
  /** Whether the form is about to be sent and waits for the solution. */
  waiting?: boolean | undefined;
  /** Tries again after a failure. */
  onRetry?: () => void;
  error?: string | undefined;
}

/** Progress of the proof that the visitor is not a machine, as a form passes it to its captcha. */
export type CaptchaProgress = Pick<CaptchaProps, 'state' | 'solution' | 'question' | 'onRetry'>;

/**
 * Proof of work that requires nothing of the visitor. Without JavaScript, a sum. `id` is set on the status, to which a
 * summary of errors links.
 */
export function Captcha({ solution = '', waiting = false, ...props }: CaptchaProps) {
  const { state, question, onRetry, name, error, id, ...rest } = props;
  const { formatMessage } = useIntl();
  const errorId = useId();
  const statusText = formatMessage(messages[waiting && state === 'working' ? 'waiting' : state]);
  return (
    <Root data-component="Captcha" {...rest} data-state={state}>
      <div
        data-part="captcha-work"
        id={id}
        tabIndex={-1}
        role="group"
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {state === 'working' ? (
          <Spinner />
        ) : (
          <Icon name={state === 'failed' ? 'alert' : state === 'solved' ? 'check' : 'lock'} />
        )}
        <span data-part="captcha-said">{statusText}</span>
        {state !== 'idle' && <Room />}
        {state === 'failed' && onRetry && (
          <Button data-part="captcha-retry" onClick={onRetry}>
            {formatMessage(messages.retry)}
          </Button>
        )}
        {solution !== '' && <input type="hidden" name={name} value={solution} />}
      </div>
      <Announcement changesOnly sentence={statusText} />
      {question && <Sum question={question} name={name} error={error} />}
      {error !== undefined && (
        <strong data-part="captcha-error" id={errorId}>
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
    </Root>
  );
}

/** Keeps the height of the first sentence, the longest, which is replaced while something below is being pressed. */
const Room = () => (
  <span data-part="captcha-room" aria-hidden="true">
    {useIntl().formatMessage(messages.idle)}
  </span>
);

/** A question for visitors without JavaScript. */
function Sum({
  question,
  name,
  error,
}: {
  question: NonNullable<CaptchaProps['question']>;
  name: string;
  error: string | undefined;
}) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="captcha-sum">
      <input type="hidden" name={`${name}_token`} value={question.token} />
      <TextField
        label={formatMessage(sum.label, { question: question.question })}
        name={`${name}_sum`}
        inputMode="numeric"
        autoComplete="off"
        error={error}
      />
    </div>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};

  & [data-part='captcha-work'] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[3]};
    align-items: center;
    min-block-size: ${size.controlLarge};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.field};
    background: ${color.high};
    color: ${color.soft};
    font: ${font.small};
  }
  & [data-part='captcha-said'],
  & [data-part='captcha-room'] {
    grid-area: 1 / 2;
  }
  & [data-part='captcha-room'] {
    visibility: hidden;
  }
  & [data-part='captcha-retry'] {
    grid-column: 2;
    justify-self: start;
  }
  &[data-state='solved'] [data-part='captcha-work'] {
    color: ${color.text};
  }

  & [data-part='captcha-error'] {
    ${errorStyles}
  }

  & [data-part='captcha-sum'] {
    display: none;
  }

  :root[data-scriptless] & {
    [data-part='captcha-sum'] {
      display: grid;
    }
    [data-part='captcha-work'],
    [data-part='captcha-error'] {
      display: none;
    }
  }
  @media (scripting: none) {
    [data-part='captcha-sum'] {
      display: grid;
    }
    [data-part='captcha-work'],
    [data-part='captcha-error'] {
      display: none;
    }
  }
`;
