import { fieldDrafts } from '../../device/device.ts';
import { registry } from '../../device/registry.ts';
import { isField, isTick, type Field } from './formFields.ts';

/** Nobody fills in more forms at a time. */
const drafts = fieldDrafts(registry.formDrafts, 10);

type Fields = Readonly<Record<string, string>>;

const neverFilled = new Set(['hidden', 'file', 'password']);

/** Declarations must be ticked anew each time. */
const isDeclaration = (field: Field): boolean => field.type === 'checkbox' && field.required;

function fillTicked(field: HTMLInputElement, value: string): void {
  if (field.checked === field.defaultChecked) field.checked = value.split(',').includes(field.value);
}

function fillText(field: Field, value: string): void {
  // Typed before the scripts were loaded.
  if (!(field instanceof HTMLSelectElement) && field.value !== field.defaultValue) return;
  field.value = value;
  // For length counters.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fill(form: HTMLFormElement, fields: Fields): void {
  for (const field of form.elements) {
    const value = isField(field) ? fields[field.name] : undefined;
    if (value === undefined || !isField(field) || neverFilled.has(field.type) || isDeclaration(field)) continue;
    if (isTick(field)) fillTicked(field, value);
    else fillText(field, value);
  }
}

/**
 * Returns the draft of a form in its tab. It restores what was typed after a reload, a crash or a sign-in, until the
 * form is sent.
 */
export const formDraft = (of: string) => ({
  fill: (form: HTMLFormElement): void => {
    const fields = drafts.read(of);
    if (fields) fill(form, fields);
  },
  save: (fields: Fields): void => drafts.save(of, fields),
  forget: (): void => drafts.forget(of),
});
