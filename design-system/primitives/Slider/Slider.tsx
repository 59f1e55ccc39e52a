import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { useFieldIds } from '../useFieldIds.ts';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  /** The value as text: shown at the end, and read by screen readers instead of the number. */
  shown: string;
}

/** A slider for an approximate value. `ref` and other props go to the input, `className` to the root. */
export function Slider({ label, shown, id, className, ...rest }: SliderProps) {
  const { field } = useFieldIds({ id });
  return (
    <Root className={className} data-component="Slider">
      <label htmlFor={field}>{label}</label>
      <output htmlFor={field}>{shown}</output>
      <input aria-valuetext={shown} {...rest} type="range" id={field} />
    </Root>
  );
}

/**
 * The thumb also paints the track: its border image extends to both sides, filled before the thumb and empty after it.
 */
const thumb = css`
  appearance: none;
  inline-size: ${size.target};
  block-size: ${size.target};
  border: 0;
  border-radius: 50%;
  background: var(--filled);
  border-image: linear-gradient(var(--towards), var(--filled) 50%, var(--empty) 0) 0 1 / calc(50% - ${space.half})
    100vw / 0 100vw;
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};

  > label {
    color: ${color.text};
    font: ${font.label};
  }

  > output {
    color: ${color.soft};
    font: ${font.small};
    font-variant-numeric: tabular-nums;
  }

  > input {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: ${size.touch};
    margin: 0;
    background: none;
    --filled: ${color.accent};
    --empty: ${color.edge};
    --towards: to right;
    appearance: none;
    overflow: hidden;
    cursor: pointer;
  }

  > input:dir(rtl) {
    --towards: to left;
  }

  > input::-webkit-slider-thumb {
    ${thumb}
  }

  > input::-moz-range-thumb {
    ${thumb}
  }

  > input:disabled {
    --filled: ${color.faint};
    --empty: ${color.line};
    cursor: not-allowed;
  }

  &:has(> input:disabled) > :is(label, output) {
    color: ${color.faint};
  }

  > input:focus-visible {
    border-radius: ${radius.small};
  }

  @media ${media.forcedColors} {
    > input::-webkit-slider-thumb {
      forced-color-adjust: none;
    }

    > input::-moz-range-thumb {
      forced-color-adjust: none;
    }

    > input:disabled {
      --filled: GrayText;
      --empty: GrayText;
    }

    &:has(> input:disabled) > :is(label, output) {
      color: GrayText;
    }
  }
`;
