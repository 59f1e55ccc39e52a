import { color, font, layer, motion, radius, shadow, size, space } from '@afterglow/tokens';
import { cloneElement, useId, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';
import styled from 'styled-components';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string;
  /** The control it explains; its name stands without it. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A few more words about a control, under the pointer or the keyboard; Esc puts them away. Never the only place of what matters: a touch does not see it. */
export function Tooltip({ text, children, onKeyDown, ...rest }: TooltipProps) {
  const id = useId();
  const escaped = (event: KeyboardEvent<HTMLSpanElement>) => {
    // By attribute, so that nothing is drawn again; the next visit brings it back.
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
      <span role="tooltip" id={id}>
        {text}
      </span>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;

  > [role='tooltip'] {
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

  &:dir(rtl) > [role='tooltip'] {
    translate: 50%;
  }

  &:is(:hover, :focus-within):not([data-away]) > [role='tooltip'] {
    visibility: visible;
    opacity: 1;
  }
`;
