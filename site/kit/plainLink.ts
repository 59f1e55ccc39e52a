type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** The link that a click follows in this tab; null for any other click. */
export function plainLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: Click): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
