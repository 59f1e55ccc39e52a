import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'mailboxScreen.title', defaultMessage: 'Mailbox' },
  sentence: {
    id: 'mailboxScreen.sentence',
    defaultMessage: 'This site has no mail server and leaves its mails here. A site in earnest has no such page.',
  },
  none: { id: 'mailboxScreen.none', defaultMessage: 'No mail yet' },
  noneSentence: {
    id: 'mailboxScreen.noneSentence',
    defaultMessage: 'Sign up or ask for a new password: the mail about it will lie here.',
  },
});

export interface MailProps {
  /** Unique per mail. */
  key: string;
  /** Its subject line. */
  subject: string;
  /** The recipient, as a sentence. */
  to: string;
  /** When it was sent, as localized text. */
  sent: string;
  /** Machine-readable timestamp. */
  time: string;
  /** Lines of the text; each URL is a separate entry. */
  lines: readonly { key: string; text: string; href?: string }[];
}

export interface MailboxScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Newest first. */
  mails: readonly MailProps[];
}

/** The page /dev/mailbox: mails that a demo site would have sent, newest first, with working links. */
export function MailboxScreen({ mails, ...rest }: MailboxScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen {...rest} data-component="MailboxScreen">
      <Mails>
        <ListHead title={formatMessage(messages.title)} />
        <p data-part="mailbox-text">{formatMessage(messages.sentence)}</p>
        {mails.length === 0 && (
          <Notice
            scene="empty"
            heading={formatMessage(messages.none)}
            sentence={formatMessage(messages.noneSentence)}
          />
        )}
        {mails.map(({ key, subject, to, sent, time, lines }) => (
          <article key={key} data-part="mailbox-mail">
            <h2 data-part="mailbox-subject" dir="auto">
              {subject}
            </h2>
            <p data-part="mailbox-facts">
              <span dir="auto">{to}</span> · <time dateTime={time}>{sent}</time>
            </p>
            {lines.map(({ key: line, text, href }) => (
              <p key={line} dir="auto">
                {href === undefined ? text : <a href={href}>{text}</a>}
              </p>
            ))}
          </article>
        ))}
      </Mails>
    </Screen>
  );
}

const Mails = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: ${size.reading};
  margin-inline: auto;

  & [data-part='mailbox-text'] {
    color: ${color.soft};
    font: ${font.body};
  }
  & [data-part='mailbox-mail'] {
    display: grid;
    gap: ${space[3]};
    padding: ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    font: ${font.body};
    overflow-wrap: anywhere;
  }
  & [data-part='mailbox-subject'] {
    font: ${font.sectionTitle};
  }
  & [data-part='mailbox-facts'] {
    margin-block-start: calc(-1 * ${space[2]});
    color: ${color.soft};
    font: ${font.meta};
  }
`;
