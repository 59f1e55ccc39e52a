import { layer, motion, space } from '@afterglow/tokens';
import { useEffect, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';

const messages = defineMessages<{
  more: { title: string };
  later: {};
  addTo: {};
  hideChannel: { name: string };
  hideWord: {};
  report: {};
}>({
  more: { id: 'cardMenu.more', defaultMessage: 'More: {title}' },
  later: { id: 'cardMenu.later', defaultMessage: 'Watch later' },
  addTo: { id: 'cardMenu.addTo', defaultMessage: 'Add to a playlist' },
  hideChannel: { id: 'cardMenu.hideChannel', defaultMessage: 'Hide {name}' },
  hideWord: { id: 'cardMenu.hideWord', defaultMessage: 'Hide a word of the title' },
  report: { id: 'cardMenu.report', defaultMessage: 'Report' },
});

const icons = {
  later: 'watchLater',
  addTo: 'plus',
  hideChannel: 'eyeOff',
  hideWord: 'filter',
  report: 'flag',
} satisfies Record<string, IconName>;

/** What can be done with a video in a list. */
export type CardAct = keyof typeof icons;

export interface CardMenuProps extends Omit<ComponentProps<'span'>, 'title' | 'children'> {
  /** Title of the card. */
  title: string;
  /** The channel, or the uploader, which can be hidden; empty if unknown. */
  by: string;
  /** What is offered, in this order. */
  acts: readonly CardAct[];
  /** Does it; the menu is closed then. */
  onAct: (act: CardAct) => void;
}

/**
 * The menu of a video card, above its link: opened by its button, by a long press on the card, and by Shift+F10 on the
 * link. What the menu is made of is loaded when it is first opened.
 */
export function CardMenu({ title, by, acts, onAct, ref, ...rest }: CardMenuProps) {
  const { formatMessage } = useIntl();
  const root = useSharedRef(ref);
  useEffect(() => openWithCard(root.current), [root]);
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
        entries={entries}
      />
    </Root>
  );
}

/** Opens the menu by the card's own link. A right click keeps the browser's menu, which opens the link elsewhere. */
function openWithCard(root: HTMLElement | null): (() => void) | undefined {
  const card = root?.closest('article');
  const button = root?.querySelector('button');
  if (!card || !button) return undefined;
  const open = (event: Event) => {
    event.preventDefault();
    button.click();
  };
  const press = (event: KeyboardEvent) => {
    const asksForMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (asksForMenu && event.target !== button) open(event);
  };
  const hold = (event: MouseEvent) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') open(event);
  };
  card.addEventListener('keydown', press);
  card.addEventListener('contextmenu', hold);
  return () => {
    card.removeEventListener('keydown', press);
    card.removeEventListener('contextmenu', hold);
  };
}

const Root = styled.span`
  position: absolute;
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[1]};
  z-index: ${layer.raised};
  transition: opacity ${motion.fast} ${motion.out};

  /* In discreet mode the corner belongs to the button that shows the picture. */
  :root[data-discreet] & {
    inset-inline: ${space[1]} auto;
  }
`;
