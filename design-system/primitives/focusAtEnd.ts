/** Focuses a field with the caret behind its text, so that what is typed continues it. Browsers put it before the text. */
export function focusAtEnd(field: HTMLInputElement | null | undefined): void {
  field?.setSelectionRange(field.value.length, field.value.length);
  field?.focus();
}
