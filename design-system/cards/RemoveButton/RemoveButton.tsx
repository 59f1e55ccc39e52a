import { motion, space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { pictureButton } from '../pictureButton.ts';

export interface RemoveButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name: what it removes and from where, with the title of the card. */
  label: string;
  /** Removes the card. Without JavaScript, the button submits the form whose id is its `form`, if it has one. */
  onRemove: () => void;
}

/** Returns the next such button of the document, or else the previous one; it may belong to another list. */
function neighbour(button: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-component="RemoveButton"]')];
  const index = all.indexOf(button);
  return all[index + 1] ?? all[index - 1];
}

/**
 * A button that takes a card out of the visitor's own list; CardMenuProvider gives it to cards in place of a menu.
 * Since it disappears with its card, it moves the focus to the next one.
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
  /* In discreet mode this corner is taken by the button that shows the picture. */
  :root[data-discreet] & {
    inset-inline: ${space[1]} auto;
  }
`;
