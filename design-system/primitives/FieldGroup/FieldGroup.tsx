import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FieldError, FieldHint, type FieldText } from '../Field.tsx';
import { disabledLabel, fieldStyles } from '../fieldStyles.ts';
import { useFieldIds } from '../useFieldIds.ts';

export interface FieldGroupProps extends ComponentProps<'fieldset'>, Omit<FieldText, 'label'> {
  /** The question that the choices answer. */
  legend: string;
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
      <legend data-part="field-label">{legend}</legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div data-part="field-group-fields">{children}</div>
      <FieldError id={errorId}>{error}</FieldError>
    </Root>
  );
}

const Root = styled.fieldset`
  ${fieldStyles}
  &:disabled > [data-part='field-label'] {
    ${disabledLabel}
  }

  legend[data-part='field-label'] {
    padding: 0 0 ${space[2]};
  }

  [data-part='field-group-fields'] {
    display: grid;
    gap: ${space[3]};
  }
`;
