import type { Toast } from '@afterglow/design-system/feedback/Toasts';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { useEffect } from 'react';
import { idle } from '../../runtime/data/idle.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { addToast } from './toasts.ts';

const loadToasts = () => withStyles(import('./ToastHost.tsx'));

/**
 * Shows a toast above all pages; it outlives the page that calls this. Their code loads with the first.
 */
export async function showToast(toast: Pick<Toast, 'kind' | 'text'>, reader: Reader): Promise<void> {
  addToast(toast);
  try {
    const { mountToasts } = await loadToasts();
    mountToasts(reader);
  } catch {
    // The action is done, and its button shows that; the next toast tries again.
  }
}

/** Loads the code of toasts once the browser is idle: a press that fails because the network is gone has to say so. */
export function usePreparedToasts(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    // The first toast tries again.
    void idle()
      .then(loadToasts)
      .catch(() => undefined);
  }, [wanted]);
}
