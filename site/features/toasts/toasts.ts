import type { Toast } from '@afterglow/design-system/feedback/Toasts';

/** Toasts that have not been dismissed, the newest last. */
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const dismissToast = (id: string): void => change(toasts.filter((toast) => toast.id !== id));

export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a toast. The same sentence replaces its earlier toast, and its four seconds begin anew. */
export function addToast({ kind, text }: Pick<Toast, 'kind' | 'text'>): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text);
  change([...others, { kind, text, id: String(lastId) }]);
}
