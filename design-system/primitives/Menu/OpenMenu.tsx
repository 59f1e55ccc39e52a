import { color, font, layer, media, radius, shadow, size, space } from '@afterglow/tokens';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { MenuEntry } from './menuEntry.ts';

interface OpenMenuProps {
  entries: readonly MenuEntry[];
  labelledBy: string;
  open: boolean;
  /** Whether focus starts on the first entry, as after a key; otherwise on the menu as a whole. */
  startsAtFirst: boolean;
  onOpenChange: (open: boolean) => void;
  /** Returns focus to the button. */
  giveBack: () => void;
}

/** Ref of the first entry. The library would do this if it had seen the key, but its code is loaded by it. */
const focusEntry = (entry: HTMLElement | null): void => entry?.focus({ preventScroll: true });

/** The menu itself, anchored to an invisible trigger that covers the button. Going back or forward closes it. */
export function OpenMenu({ entries, labelledBy, open, startsAtFirst, onOpenChange, giveBack }: OpenMenuProps) {
  useEffect(() => {
    if (!open) return undefined;
    const close = () => onOpenChange(false);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [open, onOpenChange]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Place aria-hidden="true" tabIndex={-1} />
      <Radix.Portal>
        <Panel
          aria-labelledby={labelledBy}
          align="start"
          loop
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack();
          }}
        >
          {entries.map(({ label, icon, grave, disabled, onChoose }, place) => (
            <Radix.Item
              key={label}
              ref={startsAtFirst && place === 0 ? focusEntry : undefined}
              data-part="menu-item"
              disabled={disabled ?? false}
              onSelect={onChoose}
              data-grave={grave || undefined}
            >
              {icon && <Icon name={icon} />}
              {label}
            </Radix.Item>
          ))}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Place = styled(Radix.Trigger)`
  position: absolute;
  inset: 0;
  visibility: hidden;
  pointer-events: none;
`;

const Panel = styled(Radix.Content)`
  z-index: ${layer.menu};
  min-inline-size: ${size.menu};
  max-block-size: calc(var(--radix-dropdown-menu-content-available-height) - ${space[2]});
  margin-block: ${space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow.menu};
  color: ${color.text};

  /* On a phone on its side a column would be higher than the window. */
  @media ${media.short} {
    display: grid;
    grid-template-columns: repeat(2, auto);
  }

  [data-part='menu-item'] {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-block-size: ${size.touch};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.nav};
    cursor: pointer;
    outline: none;
  }

  [data-part='menu-item'][data-highlighted] {
    background: ${color.high};
    color: ${color.text};
  }

  [data-part='menu-item'][data-highlighted]:focus-visible {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(-1 * ${size.ring});
  }

  [data-part='menu-item'][data-grave] {
    color: ${color.bad};
  }

  [data-part='menu-item'][data-disabled] {
    color: ${color.faint};
    cursor: not-allowed;
    opacity: 0.6;
  }
`;
