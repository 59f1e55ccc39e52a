import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { disabledLabel, fieldStyles, inputStyles } from '../fieldStyles.ts';
import { useFieldIds } from '../useFieldIds.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Help text under the field. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
}

/** Single-line text field with its label. `ref` and other props go to the input, `className` to the root. */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error });
  return (
    <Root className={className} data-component="TextField" data-invalid={error ? true : undefined}>
      <label data-part="field-label" htmlFor={field}>
        {label}
      </label>
      <Box type="text" {...rest} {...aria} id={field} />
      {hint && (
        <small data-part="field-hint" id={hintId}>
          {hint}
        </small>
      )}
      {error && (
        <strong data-part="field-error" id={errorId}>
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${fieldStyles}
  &:has(input:disabled) [data-part='field-label'] {
    ${disabledLabel}
  }
`;

const Box = styled.input`
  ${inputStyles}
`;
