import { LengthCount } from '../LengthCount/LengthCount.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface CountedTextFieldProps extends Omit<TextFieldProps, 'renderCount' | 'data-component'> {
  /** Maximum length in code points of the trimmed text, like all limits. */
  limit: number;
}

/**
 * A single-line text field that shows how many characters are left near its limit. `ref` and other props go to the
 * input, `className` to the root.
 */
export function CountedTextField({ limit, ...rest }: CountedTextFieldProps) {
  const text = String(rest.value ?? rest.defaultValue ?? '');
  return (
    <TextField
      {...rest}
      data-component="CountedTextField"
      renderCount={(field) => <LengthCount field={field} text={text} limit={limit} />}
    />
  );
}
