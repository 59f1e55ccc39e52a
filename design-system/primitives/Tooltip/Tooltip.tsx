import { color, font, layer, motion, radius, shadow, size, space } from '@afterglow/tokens';
import { cloneElement, useId, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';
import styled from 'styled-components';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string;
  /** The control it describes, which must have its own accessible name. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A short description of a control, shown on hover and focus; Esc hides it. Never the only source of essential
 * information: not shown on touch.
 */
export function Tooltip({ text, children, onKeyDown, ...rest }: TooltipProps) {
  const id = useId();
  const escaped = (event: KeyboardEvent<HTMLSpanElement>) => {
    // Uses an attribute, so that nothing re-renders; the next hover or focus shows it again.
    event.currentTarget.toggleAttribute('data-away', event.key === 'Escape');
    onKeyDown?.(event);
  };
  return (
    <Root
      {...rest}
      onKeyDown={escaped}
      onPointerLeave={(event) => event.currentTarget.removeAttribute('data-away')}
      data-component="Tooltip"
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span data-part="tooltip-text" role="tooltip" id={id}>
        {text}
      </span>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;

  > [data-part='tooltip-text'] {
    position: absolute;
    inset-block-end: calc(100% + ${space[2]});
    inset-inline-start: 50%;
    z-index: ${layer.menu};
    inline-size: max-content;
    max-inline-size: ${size.menu};
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.raised};
    box-shadow: ${shadow.menu};
    color: ${color.text};
    font: ${font.fine};
    text-align: center;
    translate: -50%;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity ${motion.base} ${motion.out},
      visibility ${motion.base};
  }

  &:dir(rtl) > [data-part='tooltip-text'] {
    translate: 50%;
  }

  &:is(:hover, :focus-within):not([data-away]) > [data-part='tooltip-text'] {
    visibility: visible;
    opacity: 1;
  }
`;
