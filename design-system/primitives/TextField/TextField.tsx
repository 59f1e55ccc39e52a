import { size, space } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Field, type FieldText } from '../Field.tsx';
import { disabledLabel, fieldStyles, inputStyles } from '../fieldStyles.ts';

export interface TextFieldProps extends ComponentProps<'input'>, FieldText {
  /** Renders a LengthCount of the input with the given id, for components that limit the length. */
  renderCount?: ((id: string) => ReactNode) | undefined;
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
  renderCount,
  id,
  className,
  'data-component': component = 'TextField',
  children,
  ...rest
}: TextFieldProps) {
  return (
    <Root className={className} data-component={component} data-invalid={error ? true : undefined}>
      <Field label={label} hint={hint} error={error} id={id} renderCount={renderCount}>
        {(control) => (
          // Has the direction of the typed text; otherwise `children` would cover its beginning.
          <div data-part="field-box" data-extended={children ? true : undefined} dir={rest.dir}>
            <Box data-part="field-input" type="text" {...rest} {...control} />
            {children}
          </div>
        )}
      </Field>
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
