import { layer, motion, space } from '@afterglow/tokens';
import { useLayoutEffect, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import { watchLongPress } from './longPress.ts';

const messages = defineMessages<{
  more: { title: string };
  later: {};
  addTo: {};
  hideChannel: { name: string };
  hideWord: {};
  stopHiding: {};
  report: {};
}>({
  more: { id: 'cardMenu.more', defaultMessage: 'More: {title}' },
  later: { id: 'cardMenu.later', defaultMessage: 'Watch later' },
  addTo: { id: 'cardMenu.addTo', defaultMessage: 'Add to a playlist' },
  hideChannel: { id: 'cardMenu.hideChannel', defaultMessage: 'Hide {name}' },
  hideWord: { id: 'cardMenu.hideWord', defaultMessage: 'Hide a word of the title' },
  stopHiding: { id: 'cardMenu.stopHiding', defaultMessage: 'Do not hide videos like this' },
  report: { id: 'cardMenu.report', defaultMessage: 'Report' },
});

const icons = {
  later: 'watchLater',
  addTo: 'plus',
  hideChannel: 'eyeOff',
  hideWord: 'filter',
  stopHiding: 'eye',
  report: 'flag',
} satisfies Record<string, IconName>;

/** Actions for a video in a list. */
export type CardAct = keyof typeof icons;

export interface CardMenuProps extends Omit<ComponentProps<'span'>, 'title' | 'children'> {
  /** Title of the card. */
  title: string;
  /** The channel or the uploader, which can be hidden; empty if unknown. */
  by: string;
  /** Offered actions, in display order. */
  acts: readonly CardAct[];
  /** Performs the action; the menu closes by itself. */
  onAct: (act: CardAct) => void;
}

/**
 * The menu of a video card, above its link: opened by its button, by a long press on the card, and by Shift+F10 on the
 * link. The code of the open menu is loaded when it is first opened.
 */
export function CardMenu({ title, by, acts, onAct, ref, ...rest }: CardMenuProps) {
  const { formatMessage } = useIntl();
  const root = useSharedRef(ref);
  useLayoutEffect(() => openWithCard(root.current), [root]);
  const entries = acts
    .filter((act) => act !== 'hideChannel' || by !== '')
    .map((act) => ({
      label: formatMessage(messages[act], { name: by }),
      icon: icons[act],
      onChoose: () => onAct(act),
    }));
  return (
    <Root {...rest} ref={root} data-component="CardMenu">
      <Menu
        label={formatMessage(messages.more, { title })}
        icon="moreVertical"
        iconOnly
        overPicture
        data-part="card-menu-opener"
        entries={entries}
      />
    </Root>
  );
}

/**
 * Opens the menu on Shift+F10 or a long press anywhere on its card.
 * @returns a cleanup function; undefined outside a card
 */
function openWithCard(root: HTMLElement | null): (() => void) | undefined {
  const card = root?.closest('article');
  const button = root?.querySelector('button');
  if (!card || !button) return undefined;
  const handleKeyDown = (event: KeyboardEvent) => {
    const asksForMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!asksForMenu || event.target === button) return;
    event.preventDefault();
    button.click();
  };
  // With a `detail` other than 0, which would be a click by keyboard.
  const hold = () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  card.addEventListener('keydown', handleKeyDown);
  const stop = watchLongPress(card, hold);
  return () => {
    card.removeEventListener('keydown', handleKeyDown);
    stop();
  };
}

const Root = styled.span`
  position: absolute;
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[1]};
  z-index: ${layer.raised};
  transition: opacity ${motion.fast} ${motion.out};

  /* Stays visible while the menu is open: focus is in the menu then, and the pointer may be anywhere. */
  &[data-part='card-menu']:has([data-part='card-menu-opener'][data-open]) {
    opacity: 1;
  }
  @media print {
    display: none;
  }

  /* In discreet mode this corner is taken by the button that shows the picture. */
  :root[data-discreet] & {
    inset-inline: ${space[1]} auto;
  }
`;
