/** Finds the changes in the forms of the shown page that were typed and not saved. */
import { isShown } from '../../runtime/client/isShown.ts';
import { isField, isTick, type Field } from '../forms/formFields.ts';

/** Passwords are filled in by browsers, unasked. */
const neverTyped = new Set(['hidden', 'file', 'password', 'submit']);

const typedFields = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter((field) => field.name !== '' && !neverTyped.has(field.type));

const contentOf = (field: Field): string => (isTick(field) ? String(field.checked) : field.value);

function defaultOf(field: Field): string {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? '';
  return isTick(field) ? String(field.defaultChecked) : field.defaultValue;
}

/** Fields that were saved since the document came, with what they held then. */
const saved = new WeakMap<Field, string>();

const savedIn = (field: Field): string => saved.get(field) ?? defaultOf(field);

/** The value of each field of a form at one moment. */
export type Contents = ReadonlyMap<Field, string>;

export const contentsOf = (form: HTMLFormElement): Contents =>
  new Map(typedFields(form).map((field) => [field, contentOf(field)]));

/** Notes that this was saved: what is typed later is not. */
export function markSaved(contents: Contents): void {
  for (const [field, content] of contents) saved.set(field, content);
}

const changedIn = (form: HTMLFormElement): Field[] =>
  typedFields(form).filter((field) => contentOf(field) !== savedIn(field));

/** The forms of the shown page. Pages that were left are in the document, too, but hidden. */
const shownForms = (): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')].filter(isShown);

/** Notes that nothing of the page has to be saved any more. */
export const markAllSaved = (): void => shownForms().forEach((form) => markSaved(contentsOf(form)));

/** Returns the text that names a field: that of its label or, for one of several choices, that of the question. */
function nameOf(field: Field): string {
  const question = isTick(field) ? field.closest('fieldset')?.querySelector('legend') : null;
  return (question ?? field.labels?.[0])?.textContent?.trim() ?? '';
}

/** Returns the names of all fields with changes that are not saved, each once; an empty one for a field without. */
export const unsavedNames = (): string[] => [...new Set(shownForms().flatMap(changedIn).map(nameOf))];

function restore(field: Field): void {
  const content = savedIn(field);
  if (isTick(field)) field.checked = content === 'true';
  else field.value = content;
}

/** Takes back what was typed and not saved, also from the drafts. */
export function dropUnsaved(): void {
  for (const form of shownForms()) {
    const fields = changedIn(form);
    if (fields.length === 0) continue;
    fields.forEach(restore);
    // For length counters; then for the draft, which is forgotten last.
    for (const field of fields) field.dispatchEvent(new Event('input', { bubbles: true }));
    form.dispatchEvent(new Event('reset', { bubbles: true }));
  }
}
