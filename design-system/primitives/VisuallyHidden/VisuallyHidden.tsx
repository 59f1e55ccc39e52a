import type { ComponentProps } from 'react';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words for ears only. Styled by the base styles. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} data-component="VisuallyHidden" />;
}
