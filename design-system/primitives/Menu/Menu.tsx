import { lazy, Suspense, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface MenuEntry {
  label: string;
  icon?: IconName;
  /** It takes something away that does not come back. */
  grave?: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

export interface MenuProps extends Omit<ComponentProps<'span'>, 'children'> {
  label: string;
  icon: IconName;
  /** The icon alone, for a menu that everybody knows by it. */
  iconOnly?: boolean;
  /** What can be done, from the most wanted on; what takes something away comes last. */
  entries: readonly MenuEntry[];
}

// A menu of actions needs arrow keys, letters and focus kept inside: a library does that, and comes with the first press.
const OpenMenu = lazy(() => import('./OpenMenu.tsx'));

/** A button with a menu of actions. For a list of links take a Dropdown, which works without script. */
export function Menu({ label, icon, iconOnly = false, entries, ...rest }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
  };
  const trigger = {
    ref: button,
    id,
    icon,
    onClick: show,
    onKeyDown: keys,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
  } as const;

  return (
    <Root {...rest} data-component="Menu">
      {iconOnly ? <IconButton {...trigger} label={label} /> : <Button {...trigger}>{label}</Button>}
      {wanted && (
        <Suspense>
          <OpenMenu
            entries={entries}
            labelledBy={id}
            open={open}
            onOpenChange={setOpen}
            giveBack={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
`;
