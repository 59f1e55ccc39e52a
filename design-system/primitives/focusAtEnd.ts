/** Focuses a field with the caret behind its text, where typing continues it. Browsers put it before the text. */
export function focusAtEnd(field: HTMLInputElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length);
  field?.focus();
}
