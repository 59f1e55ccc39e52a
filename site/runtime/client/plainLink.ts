type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns the link that an event happened in; null for an event elsewhere. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Returns the link that a click opens in this tab; null for any other click. */
export function plainLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: Click): HTMLAnchorElement | null {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey ? null : linkAt(target);
}
