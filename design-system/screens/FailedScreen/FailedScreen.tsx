import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'failedScreen.title', defaultMessage: 'This did not load' },
  sentence: {
    id: 'failedScreen.sentence',
    defaultMessage: 'We can’t reach the site right now. It is usually back within a minute.',
  },
  again: { id: 'failedScreen.again', defaultMessage: 'Try again' },
});

export interface FailedScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of this page, to try again. */
  retryHref: string;
}

/** Error page: the API did not answer, or not in a readable way (502 or 503). */
export function FailedScreen({ retryHref, ...rest }: FailedScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen {...rest} data-component="FailedScreen">
      <Notice
        scene="failed"
        level={1}
        heading={formatMessage(messages.title)}
        sentence={formatMessage(messages.sentence)}
        way={{ href: retryHref, label: formatMessage(messages.again), 'data-retry': '' }}
      />
    </Screen>
  );
}
