import { color, font, media, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useFieldIds } from '../useFieldIds.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  hint?: string | undefined;
}

/**
 * An on/off switch that takes effect immediately; in a form that is submitted, use Checkbox. `ref` and other props go
 * to the input, `className` to the root.
 */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const { field, hintId, aria } = useFieldIds({ id, hint });
  return (
    <Root className={className} data-component="Switch">
      <label htmlFor={field}>{label}</label>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- browsers expose the state of a checkbox themselves; aria-checked would repeat it */}
      <input {...aria} {...rest} type="checkbox" role="switch" id={field} />
      {hint && <small id={hintId}>{hint}</small>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[4]};
  align-items: center;

  > label {
    color: ${color.text};
    font: ${font.label};
    cursor: pointer;
  }

  > small {
    grid-column: 1 / -1;
    color: ${color.faint};
    font: ${font.small};
    text-wrap: pretty;
  }

  > input {
    appearance: none;
    position: relative;
    inline-size: ${size.touch};
    block-size: ${size.target};
    margin: 0;
    border: 1px solid ${color.edge};
    border-radius: ${radius.pill};
    background: ${color.high};
    cursor: pointer;
    transition: background-color ${motion.base} ${motion.out};
  }

  /* Extends the touch target to the height of a button. */
  > input::before {
    position: absolute;
    inset: calc((${size.target} - ${size.touch}) / 2) 0;
    content: '';
  }

  > input::after {
    position: absolute;
    inset-block: ${space.half};
    inset-inline-start: ${space.half};
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.soft};
    content: '';
    transition: translate ${motion.base} ${motion.out};
  }

  > input:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  > input:checked::after {
    background: ${color.onAccent};
    translate: ${space[5]};
  }

  > input:dir(rtl):checked::after {
    translate: calc(-1 * ${space[5]});
  }

  > input:disabled {
    border-color: ${color.line};
    background: ${color.high};
    cursor: not-allowed;
  }

  > input:disabled::after {
    background: ${color.faint};
  }

  > label:has(+ input:disabled) {
    color: ${color.faint};
    cursor: not-allowed;
  }

  @media ${media.forcedColors} {
    > input::after {
      background: ButtonText;
      forced-color-adjust: none;
    }

    > input:checked::after {
      background: Canvas;
    }

    > input:disabled {
      border-color: GrayText;
      background: Canvas;
    }

    > input:disabled::after {
      background: GrayText;
    }

    > label:has(+ input:disabled) {
      color: GrayText;
    }
  }
`;
