import { color, motion, size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { useStage } from './stage.ts';

interface Control extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
  /** Key that does the same, shown beside the name while single-key shortcuts are on. */
  shortcut?: string;
  /** Makes it a toggle button; true while it is on. */
  pressed?: boolean;
  filled?: boolean;
}

/** A button of the player: an icon over the video. */
export function ControlButton({ icon, label, shortcut, pressed, filled = false, ...rest }: Control) {
  const { shortcuts } = useStage().preferences;
  const key = shortcuts ? shortcut : undefined;
  return (
    <Root
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={key}
      title={key === undefined ? label : `${label} (${key})`}
    >
      <Icon name={icon} filled={filled} />
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: 50%;
  color: ${color.onShade};
  transition: background-color ${motion.fast} ${motion.out};

  &:focus-visible {
    outline-color: ${color.onShade};
    outline-offset: calc(-1 * ${size.ringGap});
  }
  &[aria-pressed='true']::after {
    position: absolute;
    inset-block-end: ${size.ring};
    inset-inline: 32%;
    block-size: ${size.ring};
    border-radius: ${size.ring};
    background: ${color.accentOnShade};
    content: '';
  }
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, ${color.onShade} 16%, transparent);
    }
  }
`;
