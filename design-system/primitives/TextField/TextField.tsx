import { size, space } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
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
  /** A LengthCount, for components that limit the length. */
  count?: ReactNode;
  /** Component name, for components that extend this one. */
  'data-component'?: string;
}

/**
 * Single-line text field with its label. `ref` and other props go to the input, `className` to the root. `children`,
 * such as an icon button, are placed over the end of the input.
 */
export function TextField({
  label,
  hint,
  error,
  count,
  id,
  className,
  'data-component': component = 'TextField',
  children,
  ...rest
}: TextFieldProps) {
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error, counted: count !== undefined });
  return (
    <Root className={className} data-component={component} data-invalid={error ? true : undefined}>
      <label data-part="field-label" htmlFor={field}>
        {label}
      </label>
      {/* Has the direction of the typed text; otherwise `children` would cover its beginning. */}
      <div data-part="field-box" data-extended={children ? true : undefined} dir={rest.dir}>
        <Box data-part="field-input" type="text" {...rest} {...aria} id={field} />
        {children}
      </div>
      {hint && (
        <small data-part="field-hint" id={hintId}>
          {hint}
        </small>
      )}
      {count}
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
  &:has([data-part='field-input']:disabled) [data-part='field-label'] {
    ${disabledLabel}
  }
  & [data-part='field-box'] {
    position: relative;
    display: grid;
  }
  & [data-part='field-box'][data-extended] [data-part='field-input'] {
    padding-inline-end: calc(${size.touch} + ${space[2]});
  }
`;

const Box = styled.input`
  ${inputStyles}
`;
