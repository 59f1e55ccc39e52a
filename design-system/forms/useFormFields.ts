import { useId, type ComponentProps } from 'react';

/** What connects an input to the state of its form: react-hook-form's `register`. */
type RegisteredInput = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;

/** Props of every form. `Name` is the names of its fields on the wire. */
export interface FormProps<Name extends string> extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'children'> {
  /** URL of the form's own page, posted to: a form submitted before hydration must never put a password into a URL. */
  action: string;
  /** Submitted values; passwords are never retained. */
  values?: Partial<Record<Name, string>>;
  /** Error messages by field; `notify` is about the whole form. */
  errors?: Partial<Record<Name | 'notify', string>>;
  /** Whether the form is being submitted. */
  busy?: boolean;
  /** Without it the form posts by itself. */
  register?: (name: Name) => RegisteredInput;
}

/**
 * The props of a form's fields, and of `Form` around them.
 *
 * @param labels of its fields, in their order
 */
export function useFormFields<Name extends string>(
  { values = {}, errors = {}, busy = false, register, ...form }: FormProps<Name>,
  labels: Readonly<Record<Name, string>>,
) {
  const id = useId();
  const { notify, ...byField }: Partial<Record<string, string>> = errors;
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: values[name],
    ...register?.(name),
  });
  const refused = Object.entries<string>(labels).flatMap(([name, label]) => {
    const error = byField[name];
    return error === undefined ? [] : [{ id: `${id}-${name}`, label, error }];
  });
  return { form: { ...form, busy, error: notify, refused }, field };
}
