/** Returns the text of a field in a form that was sent; empty if it has no text. */
export function fieldIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
