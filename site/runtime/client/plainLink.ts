type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns the link that an event happened in; null for an event elsewhere. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Marks a link as pressed while its page is on its way. Returns a function that takes the mark away. */
export function showPressed(link: HTMLAnchorElement | null): () => void {
  link?.setAttribute('data-pressed', '');
  return () => link?.removeAttribute('data-pressed');
}

/** Returns a link whose page is on its way; null if there is none. */
export const pressedLink = (): HTMLAnchorElement | null => document.querySelector('a[data-pressed]');

/** Returns the link that a click opens in this tab; null for any other click. */
export function plainLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: Click): HTMLAnchorElement | null {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey ? null : linkAt(target);
}
