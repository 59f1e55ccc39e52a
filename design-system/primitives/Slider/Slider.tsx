import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useFieldIds } from '../fieldIds.ts';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  /** Where it stands, in words: shown at its end, and read aloud instead of the bare number. */
  shown: string;
}

/** A value between two ends, where nearly is near enough. `ref` and the rest reach the input, `className` the whole. */
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
    accent-color: ${color.accent};
    cursor: pointer;
  }

  > input:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  > input:focus-visible {
    border-radius: ${radius.small};
  }
`;
