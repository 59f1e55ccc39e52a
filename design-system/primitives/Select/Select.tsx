import { color, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldText } from '../Field.tsx';
import { disabledLabel, fieldStyles, inputStyles } from '../fieldStyles.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SelectChoice {
  /** The value that is submitted. */
  value: string;
  /** The text that is shown. */
  label: string;
  /** Dimmed, since it leads to no results; it can still be chosen. */
  empty?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'>, FieldText {
  /** The options, in display order. */
  choices: readonly SelectChoice[];
}

/** One choice out of many. `ref` and other props go to the select, `className` to the root. */
export function Select({ label, hint, error, choices, id, className, ...rest }: SelectProps) {
  return (
    <Root className={className} data-component="Select" data-invalid={error ? true : undefined}>
      <Field label={label} hint={hint} error={error} id={id}>
        {(control) => (
          <>
            <Box {...rest} {...control}>
              {choices.map(({ value, label: words, empty }) => (
                // Server and browser may name countries differently, and so sort them differently: the server's markup
                // is kept.
                <option key={value} value={value} data-empty={empty || undefined} suppressHydrationWarning>
                  {words}
                </option>
              ))}
            </Box>
            <Icon name="down" data-part="select-arrow" />
          </>
        )}
      </Field>
    </Root>
  );
}

const Root = styled.div`
  ${fieldStyles}
  &:has(select:disabled) [data-part='field-label'] {
    ${disabledLabel}
  }

  [data-part='select-arrow'] {
    grid-area: 2 / 1;
    place-self: center end;
    margin-inline-end: ${space[4]};
    color: ${color.soft};
    pointer-events: none;
  }

  option[data-empty] {
    color: ${color.faint};
  }

  select:disabled + [data-part='select-arrow'] {
    color: ${color.faint};

    @media ${media.forcedColors} {
      color: GrayText;
    }
  }
`;

const Box = styled.select`
  ${inputStyles}
  grid-area: 2 / 1;
  appearance: none;
  padding-inline-end: calc(${size.icon} + ${space[6]});
  text-overflow: ellipsis;
  cursor: pointer;

  > option {
    background: ${color.raised};
    color: ${color.text};
  }
`;
