import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { loading } from '../primitives/PendingText/loading.ts';
import { Screen } from './Screen.ts';

/** Frame of a page skeleton: announced once to screen readers, sized like the final content. */
export function SkeletonFrame({ name, children, ...rest }: ComponentProps<'div'> & { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <Screen aria-busy="true" {...rest} data-component={name}>
      <h1 data-component="VisuallyHidden">{formatMessage(loading)}</h1>
      {children}
    </Screen>
  );
}
