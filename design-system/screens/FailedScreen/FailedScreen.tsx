import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages<{ title: {}; sentence: {}; tooMany: { seconds: number }; again: {} }>({
  title: { id: 'failedScreen.title', defaultMessage: 'This did not load' },
  sentence: {
    id: 'failedScreen.sentence',
    defaultMessage: 'We can’t reach the site right now. It is usually back within a minute.',
  },
  tooMany: {
    id: 'failedScreen.tooMany',
    defaultMessage:
      'Too many requests came from your connection. Wait {seconds, plural, =0 {a moment} one {# second} other {# seconds}}, then try again.',
  },
  again: { id: 'failedScreen.again', defaultMessage: 'Try again' },
});

export interface FailedScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of this page, to try again. */
  retryHref: string;
  /** After too many requests: seconds to wait; 0 if unknown. Omit it for any other failure. */
  waitSeconds?: number | undefined;
}

/** Error page: the API did not reply, or not in a readable way (502 or 503), or it refused too many requests (429). */
export function FailedScreen({ retryHref, waitSeconds, ...rest }: FailedScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen {...rest} data-component="FailedScreen">
      <Notice
        scene="failed"
        level={1}
        heading={formatMessage(messages.title)}
        sentence={
          waitSeconds === undefined
            ? formatMessage(messages.sentence)
            : formatMessage(messages.tooMany, { seconds: waitSeconds })
        }
        way={{ href: retryHref, label: formatMessage(messages.again), 'data-retry': '' }}
      />
    </Screen>
  );
}
