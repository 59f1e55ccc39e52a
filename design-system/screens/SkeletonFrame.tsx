import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Screen } from './Screen.ts';

const messages = defineMessages({
  loading: { id: 'waiting.loading', defaultMessage: 'Loading' },
});

/** Frame of a page skeleton: announced once to screen readers, sized like the final content. */
export function SkeletonFrame({ name, children, ...rest }: ComponentProps<'div'> & { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <Screen aria-busy="true" {...rest} data-component={name}>
      <h1 data-component="VisuallyHidden">{formatMessage(messages.loading)}</h1>
      {children}
    </Screen>
  );
}
