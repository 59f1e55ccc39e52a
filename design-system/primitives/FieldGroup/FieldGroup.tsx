import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { disabledLabel, fieldStyles } from '../fieldStyles.ts';
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
      <legend data-part="field-label">{legend}</legend>
      {hint && (
        <small data-part="field-hint" id={hintId}>
          {hint}
        </small>
      )}
      <div data-part="field-group-fields">{children}</div>
      {error && (
        <strong data-part="field-error" id={errorId}>
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
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
