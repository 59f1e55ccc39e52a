import type { ComponentProps } from 'react';
import { iconHref } from './address.ts';
import type { IconName } from './icons.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 'small' | 'medium' | 'large';
  /** Solid, for an active state. */
  filled?: boolean;
}

/**
 * An icon next to text, or in a control that has its own accessible name; hidden from screen readers. Styled by the
 * base styles, not per instance, so that the icons of sixty cards cost nothing.
 */
export function Icon({ name, size = 'medium', filled = false, ...rest }: IconProps) {
  return (
    <svg aria-hidden="true" {...rest} data-component="Icon" data-size={size} data-filled={filled || undefined}>
      <use href={iconHref(name)} />
    </svg>
  );
}
