import type { ComponentProps } from 'react';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. Styled by the base styles. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} data-component="VisuallyHidden" />;
}
