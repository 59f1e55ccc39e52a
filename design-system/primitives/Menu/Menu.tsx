import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuEntry } from './menuEntry.ts';
import type { OpenMenu } from './OpenMenu.tsx';

export interface MenuProps extends Omit<ComponentProps<'span'>, 'children'> {
  label: string;
  icon: IconName;
  /** Icon only, for universally known icons. */
  iconOnly?: boolean;
  /** For an icon on a picture: light on a dark background in both themes. */
  overPicture?: boolean;
  /** The actions, most important first; destructive ones last. */
  entries: readonly MenuEntry[];
}

/**
 * The open menu, loaded on the first press: it needs arrow keys, typeahead and focus management, for which it uses a
 * library. Not `lazy`, which never retries a failed import and would crash the page.
 */
type Panel = typeof OpenMenu;
let loadedPanel: Panel | null = null;
const loadPanel = async (): Promise<Panel> => {
  loadedPanel ??= (await import('./OpenMenu.tsx')).OpenMenu;
  return loadedPanel;
};

/** Returns the button, whether the menu is open, and its panel, whose code is loaded on the first press. */
function useOpenPanel() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const [OpenPanel, setOpenPanel] = useState<Panel | null>(null);
  const show = (pressedKey: boolean) => {
    setOpen(true);
    setByKey(pressedKey);
    loadPanel().then(
      (loaded) => {
        setOpenPanel(() => loaded);
        // Its page may have been left meanwhile.
        if (button.current?.closest('[data-hidden]')) setOpen(false);
      },
      // The next press tries again.
      () => setOpen(false),
    );
  };
  return { button, open, setOpen, byKey, show, OpenPanel };
}

/** A button with a menu of actions. For a list of links use Dropdown, which works without JavaScript. */
export function Menu({ label, icon, iconOnly = false, overPicture = false, entries, ...rest }: MenuProps) {
  const id = useId();
  const { button, open, setOpen, byKey, show, OpenPanel } = useOpenPanel();
  const trigger = {
    ref: button,
    id,
    icon,
    // A click by keyboard has a `detail` of 0.
    onClick: ({ detail }: MouseEvent) => show(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      show(true);
    },
    'aria-haspopup': 'menu',
    'aria-expanded': open,
  } as const;

  return (
    <Root {...rest} data-component="Menu" data-open={open || undefined}>
      {iconOnly ? (
        <IconButton {...trigger} label={label} overPicture={overPicture} />
      ) : (
        <Button {...trigger}>{label}</Button>
      )}
      {OpenPanel && (
        <OpenPanel
          entries={entries}
          labelledBy={id}
          open={open}
          startsAtFirst={byKey}
          onOpenChange={setOpen}
          giveBack={() => button.current?.focus()}
        />
      )}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
`;
