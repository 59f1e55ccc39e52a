import type { ComponentProps } from 'react';
import { spriteAddress } from './address.ts';
import type { IconName } from './icons.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 'small' | 'medium' | 'large';
  /** Solid, for what is switched on. */
  filled?: boolean;
}

/**
 * A drawing beside a word, or the face of a control that has a name of its own: screen readers pass over it.
 * Styled by the base styles and not by itself, so that sixty cards of icons cost nothing.
 */
export function Icon({ name, size = 'medium', filled = false, ...rest }: IconProps) {
  return (
    <svg aria-hidden="true" {...rest} data-component="Icon" data-size={size} data-filled={filled || undefined}>
      <use href={`${spriteAddress}#${name}`} />
    </svg>
  );
}
