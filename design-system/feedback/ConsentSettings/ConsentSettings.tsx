import { color, font, radius, space } from '@afterglow/tokens';
import type { ComponentProps, SubmitEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import type { PreferenceForm } from '../../layout/links.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { consentAnswers, type ConsentAnswer } from '../../reader/consent.ts';
import { consentMessages } from '../consentMessages.ts';

const messages = defineMessages({
  needed: { id: 'consentSettings.needed', defaultMessage: 'Needed' },
  neededText: {
    id: 'consentSettings.neededText',
    defaultMessage: 'Your sign-in, your language and colours, your answers here. Without these the site does not work.',
  },
  counting: { id: 'consentSettings.counting', defaultMessage: 'Counting visits' },
  countingText: {
    id: 'consentSettings.countingText',
    defaultMessage: 'Which kinds of pages are visited, and how often. Never what you watch, search for or write.',
  },
  offers: { id: 'consentSettings.offers', defaultMessage: 'Offers of other sites' },
  offersText: {
    id: 'consentSettings.offersText',
    defaultMessage:
      'Advertisements around lists and videos. They are not told which page you are on. Members see none.',
  },
  always: { id: 'consentSettings.always', defaultMessage: 'Always on' },
  accept: { id: 'consentSettings.accepted', defaultMessage: 'You have accepted' },
  reject: { id: 'consentSettings.rejected', defaultMessage: 'You have rejected' },
  none: { id: 'consentSettings.unanswered', defaultMessage: 'Off, until you accept' },
  signal: {
    id: 'consentSettings.signal',
    defaultMessage: 'Your browser asks not to be counted (Global Privacy Control). We take that as a rejection.',
  },
});

const optional = [
  { name: messages.counting, text: messages.countingText },
  { name: messages.offers, text: messages.offersText },
];

export interface ConsentSettingsProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'children'> {
  /** Form action, and the page to return to. */
  form: PreferenceForm;
  /** The stored answer; null before there is one, undefined while it is unknown. */
  answer: ConsentAnswer | null | undefined;
  /** Whether the browser sends Global Privacy Control, which counts as a rejection until the visitor accepts. */
  signal?: boolean;
  /** Stores the answer without a page load; if omitted, the form is submitted. */
  onAnswer?: (answer: ConsentAnswer) => void;
}

/**
 * A form with what may be stored, and the two answers of the cookie notice, which can be changed at any time. Works
 * without JavaScript.
 */
export function ConsentSettings({ form, answer, signal = false, onAnswer, ...rest }: ConsentSettingsProps) {
  const { formatMessage } = useIntl();
  const submit = (event: SubmitEvent) => {
    const chosen = consentAnswers.find((one) => event.submitter?.getAttribute('value') === one);
    if (!onAnswer || !chosen) return;
    event.preventDefault();
    onAnswer(chosen);
  };
  return (
    <Root role="none" {...rest} method="post" action={form.action} onSubmit={submit} data-component="ConsentSettings">
      <input type="hidden" name="next" value={form.next} />
      <Purposes answer={answer} />
      {signal && <p data-part="consent-signal">{formatMessage(messages.signal)}</p>}
      <div data-part="consent-answers">
        {consentAnswers.map((one) => (
          <Button
            key={one}
            type="submit"
            size="large"
            name="consent"
            value={one}
            aria-pressed={onAnswer && answer === one}
          >
            {formatMessage(consentMessages[one])}
          </Button>
        ))}
      </div>
    </Root>
  );
}

/** A purpose with everything that is stored for it, and the answer to it. */
function Purposes({ answer }: { answer: ConsentSettingsProps['answer'] }) {
  const { formatMessage } = useIntl();
  const statusText = answer === undefined ? null : formatMessage(messages[answer ?? 'none']);
  return (
    <dl>
      <div data-part="consent-purpose">
        <dt data-part="consent-name">{formatMessage(messages.needed)}</dt>
        <dd data-part="consent-state">{formatMessage(messages.always)}</dd>
        <dd data-part="consent-text">{formatMessage(messages.neededText)}</dd>
      </div>
      {optional.map(({ name, text }, index) => (
        <div key={name.id} data-part="consent-purpose">
          <dt data-part="consent-name">{formatMessage(name)}</dt>
          <dd data-part="consent-state">
            {/* One answer applies to both, so it is announced only once. */}
            {index === 0 && <Announcement changesOnly sentence={statusText} />}
            {statusText}
          </dd>
          <dd data-part="consent-text">{formatMessage(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[4]};

  > dl {
    display: grid;
    gap: ${space[3]};
    margin: 0;
  }

  [data-part='consent-purpose'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }

  [data-part='consent-name'] {
    color: ${color.text};
    font: ${font.label};
  }

  [data-part='consent-state'] {
    margin: 0;
    color: ${color.faint};
    font: ${font.small};
  }

  [data-part='consent-text'] {
    flex: 1 0 100%;
    margin: 0;
    color: ${color.soft};
    font: ${font.small};
    text-wrap: pretty;
  }

  [data-part='consent-signal'] {
    color: ${color.soft};
    font: ${font.small};
    text-wrap: pretty;
  }

  [data-part='consent-answers'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
  }
`;
