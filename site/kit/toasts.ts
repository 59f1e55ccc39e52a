import type { Toast } from '@afterglow/design-system/feedback/Toasts';

/** What has been said and not dismissed, the newest last. */
let toasts: readonly Toast[] = [];
let said = 0;
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

export function addToast(toast: Pick<Toast, 'kind' | 'text'>): void {
  said += 1;
  change([...toasts, { ...toast, id: String(said) }]);
}
