import { color, layer, radius, shadow, size, space } from '@afterglow/tokens';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/icons.ts';

export interface PopoverProps extends ComponentProps<'div'> {
  /** Text of the button. */
  face: ReactNode;
  icon?: IconName;
  /** Accessible name of the panel. */
  label: string;
}

/**
 * A button with a panel in the top layer: an explanation, a small form. The browser opens it, closes it on Esc or a
 * click outside, and restores focus, even without JavaScript. Without anchor positioning it is centred on the page.
 */
export function Popover({ face, icon, label, children, ...rest }: PopoverProps) {
  const id = useId();
  return (
    <Root {...rest} data-component="Popover">
      <Button popoverTarget={id} {...(icon && { icon })}>
        {face}
      </Button>
      <div id={id} popover="auto" data-part="popover-panel" role="dialog" aria-label={label}>
        {children}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: inline-block;

  [data-part='popover-panel'] {
    z-index: ${layer.menu};
    inline-size: max-content;
    max-inline-size: min(${size.dialog}, calc(100vw - 2 * ${size.pagePadding}));
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow.menu};
    color: ${color.text};
  }

  @supports (position-area: block-end) {
    [data-part='popover-panel'] {
      inset: auto;
      margin: ${space[2]} 0;
      position-area: block-end span-inline-end;
      position-try-fallbacks:
        flip-block,
        flip-inline,
        flip-block flip-inline;
    }
  }
`;
