import { color, motion, radius, shadow, size, space, layer } from '@afterglow/tokens';
import { useEffect, type ComponentProps, type ReactNode, type ToggleEvent } from 'react';
import styled from 'styled-components';
import { useSharedRef } from '../useSharedRef.ts';
import { closeOnLeave } from './closeOnLeave.ts';

export interface DropdownProps extends ComponentProps<'details'> {
  /** Content of the button. */
  face: ReactNode;
  /** Accessible name, if the button has no text. */
  label?: string;
  /** The edge of the button that the panel aligns with. */
  align?: 'start' | 'end';
  /** `data-part` of its button and of its panel, for a component around it that styles them. */
  parts?: { face?: string; panel?: string };
}

/** A button with a panel of links or a small form. Opens without JavaScript; with it, also closes automatically. */
export function Dropdown({
  face,
  label,
  align = 'start',
  parts = {},
  children,
  onToggle,
  ref,
  ...rest
}: DropdownProps) {
  const root = useSharedRef(ref);
  // It may have been opened before hydration.
  useEffect(() => {
    if (root.current?.open) closeOnLeave(root.current);
  }, [root]);
  const toggled = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) {
      closeOnLeave(event.currentTarget);
      // In a low window it may reach below the lower edge.
      event.currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
    }
    onToggle?.(event);
  };
  return (
    <Root data-component="Dropdown" {...rest} ref={root} onToggle={toggled} data-align={align}>
      <summary data-part={parts.face} aria-label={label}>
        {face}
      </summary>
      <div data-part={parts.panel}>{children}</div>
    </Root>
  );
}

const Root = styled.details`
  position: relative;

  > summary {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    min-inline-size: ${size.touch};
    min-block-size: ${size.control};
    padding-inline: ${space[3]};
    border-radius: ${radius.pill};
    color: ${color.soft};
    cursor: pointer;
    list-style: none;
    user-select: none;
    transition:
      background-color ${motion.fast} ${motion.out},
      color ${motion.fast} ${motion.out};
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary {
    background: ${color.high};
    color: ${color.text};
  }

  @media (hover: hover) {
    > summary:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  > div {
    position: absolute;
    /* The header sets the gap, since it is higher than the button. */
    inset-block-start: calc(100% + var(--dropdown-gap, ${space[2]}));
    inset-inline-start: 0;
    z-index: ${layer.menu};
    min-inline-size: ${size.menu};
    inline-size: max-content;
    max-inline-size: calc(100vw - 2 * ${size.pagePadding});
    max-block-size: calc(100dvh - ${size.header} - ${space[6]});
    scroll-margin-block: ${space[2]};
    overflow: auto;
    overscroll-behavior: contain;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow.menu};
    color: ${color.text};
  }

  &[data-align='end'] > div {
    inset-inline: auto 0;
  }
`;
