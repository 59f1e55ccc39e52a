import { useId, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Props that connect a field to the state of its form, as react-hook-form's `register` returns them. */
type RegisteredField = Readonly<{
  name: string;
  ref: (field: FieldElement | null) => void;
  onChange: (event: ChangeEvent<FieldElement>) => unknown;
  onBlur: (event: FocusEvent<FieldElement>) => unknown;
}>;

/** Props of every form. `Name` is the union of its field names, as sent. */
export interface FormProps<Name extends string> extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'children'> {
  /** URL of the form's own page, posted to: a form submitted before hydration must never put a password into a URL. */
  action: string;
  /** Submitted values; passwords are never retained. */
  values?: Partial<Record<Name, string>>;
  /** Error messages by field; `notify` is about the whole form. */
  errors?: Partial<Record<Name | 'notify', string>>;
  /** Whether the form is being submitted. */
  busy?: boolean;
  /** `register` of react-hook-form. If omitted, the form posts by itself. */
  register?: (name: Name) => RegisteredField;
}

/**
 * Returns functions for the props of a form's fields, and the props of the `Form` around them.
 *
 * @param labels labels of its fields, in display order
 */
export function useFormFields<Name extends string>(
  { values = {}, errors = {}, busy = false, register, ...form }: FormProps<Name>,
  labels: Readonly<Record<Name, string>>,
) {
  const id = useId();
  const { notify, ...byField }: Partial<Record<string, string>> = errors;
  const common = (name: Name) => ({ id: `${id}-${name}`, name, label: labels[name], error: errors[name] });
  const field = (name: Name) => ({ ...common(name), defaultValue: values[name], ...register?.(name) });
  /** Returns the props of a checkbox. */
  const tick = (name: Name) => ({
    ...common(name),
    value: '1',
    defaultChecked: values[name] === '1',
    ...register?.(name),
  });
  /**
   * Returns the props of each choice of a question; several chosen values are a comma-separated list. The summary of
   * errors links to the first choice, which a refusal focuses.
   */
  const choices = <Value extends string>(name: Name, all: readonly Value[]) => {
    const { ref, ...handlers } = register?.(name) ?? {};
    const chosen = values[name]?.split(',') ?? [];
    return all.map((value, index) => ({
      name,
      value,
      defaultChecked: chosen.includes(value),
      ...handlers,
      ...(index === 0 && { id: `${id}-${name}`, ...(ref && { ref }) }),
    }));
  };
  const refused = Object.entries<string>(labels).flatMap(([name, label]) => {
    const error = byField[name];
    return error === undefined ? [] : [{ id: `${id}-${name}`, label, error }];
  });
  return { form: { ...form, busy, error: notify, refused }, field, tick, choices };
}

/** Props of a field for an email address, so that browsers fill it in and correct nothing. */
export const emailField = {
  type: 'email',
  required: true,
  autoComplete: 'email',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;
