import { color, container, font, layer, media, motion, shadow, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { consentAnswers, type ConsentAnswer } from '../../reader/consent.ts';
import { consentMessages } from '../consentMessages.ts';

const messages = defineMessages({
  label: { id: 'cookieNotice.label', defaultMessage: 'Cookies on this site' },
  sentence: {
    id: 'cookieNotice.sentence',
    defaultMessage:
      'We would like to count visits and to show offers of other sites. Unless you accept, nothing is kept but what the site needs.',
  },
  settings: { id: 'cookieNotice.settings', defaultMessage: 'Settings' },
});

export interface CookieNoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Stores the answer; the owner must then stop rendering the notice. */
  onAnswer: (answer: ConsentAnswer) => void;
  /** URL of the settings page, for a new tab or without JavaScript. */
  settingsHref: string;
  /** Opens the settings within the page instead. */
  onSettings?: () => void;
}

/**
 * Asks once whether visits may be counted, at the bottom of the window, below which the page goes on (R109). Both
 * answers have the same weight. Render it only after hydration: without JavaScript nothing optional runs, so there is
 * nothing to ask.
 */
export function CookieNotice({ onAnswer, settingsHref, onSettings, ...rest }: CookieNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} data-component="CookieNotice">
      <div data-part="cookie-content">
        <p data-part="cookie-text">
          {formatMessage(messages.sentence)}{' '}
          <a
            data-part="cookie-settings"
            href={settingsHref}
            onClick={(event) => {
              if (!onSettings) return;
              event.preventDefault();
              onSettings();
            }}
          >
            {formatMessage(messages.settings)}
          </a>
        </p>
        <div data-part="cookie-answers">
          {consentAnswers.map((answer) => (
            <Button key={answer} onClick={() => onAnswer(answer)}>
              {formatMessage(consentMessages[answer])}
            </Button>
          ))}
        </div>
      </div>
    </Root>
  );
}

const appear = keyframes`
  from { translate: 0 100%; }
`;

const Root = styled.section`
  container: cookies / inline-size;
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.header};
  padding: ${space[3]} ${size.pagePadding} calc(${space[3]} + env(safe-area-inset-bottom, 0));
  border-block-start: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shadow.menu};
  color: ${color.soft};
  font: ${font.small};
  animation: ${appear} ${motion.slow} ${motion.out};

  [data-part='cookie-content'] {
    display: grid;
    gap: ${space[3]};
    max-inline-size: calc(2 * ${size.form});
    margin-inline: auto;
  }

  [data-part='cookie-text'] {
    text-wrap: pretty;
  }

  [data-part='cookie-settings'] {
    display: inline-block;
    min-block-size: ${size.target};
    color: ${color.text};
  }

  /* Columns of equal width: neither answer is emphasized. */
  [data-part='cookie-answers'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
  }

  @container cookies ${container.three} {
    [data-part='cookie-content'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: ${space[8]};
    }
  }

  @media ${media.forcedColors} {
    border-block-start-color: CanvasText;
  }

  @media print {
    display: none;
  }
`;
