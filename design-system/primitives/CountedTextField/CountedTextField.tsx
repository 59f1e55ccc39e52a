import { useId } from 'react';
import { LengthCount } from '../LengthCount/LengthCount.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface CountedTextFieldProps extends Omit<TextFieldProps, 'count' | 'data-component'> {
  /** Maximum length in code points of the trimmed text, like all limits. */
  limit: number;
}

/**
 * A single-line text field that shows how many characters are left near its limit. `ref` and other props go to the
 * input, `className` to the root.
 */
export function CountedTextField({ limit, id, ...rest }: CountedTextFieldProps) {
  const generatedId = useId();
  const field = id ?? generatedId;
  return (
    <TextField
      {...rest}
      id={field}
      data-component="CountedTextField"
      count={
        <LengthCount
          field={field}
          text={String(rest.value ?? rest.defaultValue ?? '')}
          limit={limit}
          data-shown="near"
        />
      }
    />
  );
}
