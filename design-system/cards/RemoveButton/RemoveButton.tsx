import { motion, space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { pictureButton } from '../pictureButton.ts';

export interface RemoveButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it removes and from where, with the title of the card. */
  label: string;
  /** Removes the card. Without script, the button sends the form that it names as `form`, if it does. */
  onRemove: () => void;
}

/** The button of another card in the same list, or in the list before or after. */
function neighbour(button: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-component="RemoveButton"]')];
  const index = all.indexOf(button);
  return all[index + 1] ?? all[index - 1];
}

/**
 * Takes a card out of the visitor's own list: what CardMenuProvider gives its cards instead of a menu. With its card it goes
 * itself, so the next one gets the focus.
 */
export function RemoveButton({ label, onRemove, ...rest }: RemoveButtonProps) {
  const remove = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    (neighbour(currentTarget) ?? document.querySelector<HTMLElement>('h1'))?.focus();
    onRemove();
  };
  return (
    <Root
      {...rest}
      type={rest.form === undefined ? 'button' : 'submit'}
      aria-label={label}
      onClick={remove}
      data-component="RemoveButton"
    >
      <Icon name="close" size="small" />
    </Root>
  );
}

const Root = styled.button`
  ${pictureButton}
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[1]};

  &::before {
    transition: scale ${motion.fast};
  }
  &:hover::before {
    scale: 1.15;
  }
  /* In discreet mode the corner belongs to the button that shows the picture. */
  :root[data-discreet] & {
    inset-inline: ${space[1]} auto;
  }
`;
