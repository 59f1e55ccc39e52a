type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns the link that a click opens in this tab; null for any other click. */
export function plainLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: Click): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
