import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { fieldStyles } from '../fieldStyles.ts';
import { useFieldIds } from '../useFieldIds.ts';

export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  /** The question that the choices answer. */
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Radios or checkboxes that answer one question. */
export function FieldGroup({ legend, hint, error, id, children, ...rest }: FieldGroupProps) {
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error });
  return (
    <Root
      {...rest}
      id={field}
      aria-describedby={aria['aria-describedby']}
      data-component="FieldGroup"
      data-invalid={error ? true : undefined}
    >
      <legend data-label="">{legend}</legend>
      {hint && <small id={hintId}>{hint}</small>}
      <div>{children}</div>
      {error && <strong id={errorId}>{error}</strong>}
    </Root>
  );
}

const Root = styled.fieldset`
  ${fieldStyles}

  > legend {
    padding: 0 0 ${space[2]};
  }

  > div {
    display: grid;
    gap: ${space[3]};
  }
`;
