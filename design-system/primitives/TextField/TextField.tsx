import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { inputStyles, fieldStyles } from '../fieldStyles.ts';
import { useFieldIds } from '../useFieldIds.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** A sentence under the field that helps to fill it in. */
  hint?: string | undefined;
  /** The sentence that says what is wrong and what to do. */
  error?: string | undefined;
}

/** One line of text with its label. `ref` and the rest reach the input, `className` the whole. */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error });
  return (
    <Root className={className} data-component="TextField" data-invalid={error ? true : undefined}>
      <label htmlFor={field}>{label}</label>
      <Box type="text" {...rest} {...aria} id={field} />
      {hint && <small id={hintId}>{hint}</small>}
      {error && <strong id={errorId}>{error}</strong>}
    </Root>
  );
}

const Root = styled.div`
  ${fieldStyles}
`;

const Box = styled.input`
  ${inputStyles}
`;
