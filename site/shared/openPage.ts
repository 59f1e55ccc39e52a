import { needsDocument } from '../routing/needsDocument.ts';
import { isShown } from '../runtime/client/isShown.ts';
import { pressedLink } from '../runtime/client/plainLink.ts';
import { openWithin } from '../runtime/client/openPage.ts';

/**
 * Opens a page of this site like a link: in the same document, unless only the server knows what its address means.
 * With `stopScroll`, scroll position and focus stay (R22).
 */
export function openPage(address: string, { stopScroll = false } = {}): void {
  if (needsDocument(new URL(address, location.href).searchParams)) return openDocument(address);
  openWithin(address, stopScroll);
}

/**
 * Opens the page that follows a sent form, unless the form's page was left before the reply, or a link of it was
 * pressed. Returns whether it did.
 */
export function openAfter(form: HTMLFormElement, address: string): boolean {
  const isAwaited = isShown(form) && pressedLink() === null;
  if (isAwaited) openPage(address);
  return isAwaited;
}

/** Loads an address as a new document, because what is loaded belongs to another visitor, such as a guest (R91). */
export const openDocument = (address: string): void => location.assign(address);

/**
 * Loads the document that follows a sent form for the visitor that it has signed in: of the page that the visitor has
 * gone to meanwhile, or is going to, or else of an address.
 */
export function openDocumentAfter(form: HTMLFormElement, address: string): void {
  if (isShown(form)) openDocument(pressedLink()?.href ?? address);
  else reloadDocument();
}

/** Reloads this page for the visitor who has just signed in on it (R91). */
export const reloadDocument = (): void => location.reload();
