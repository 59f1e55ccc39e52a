import type { Toast } from '@afterglow/design-system/feedback/Toasts';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { withStyles } from './loadStyles.ts';
import { addToast } from './toasts.ts';

/** Says something above all pages; it outlives the page that says it. The code of the live regions comes with the first. */
export async function sayToast(toast: Pick<Toast, 'kind' | 'text'>, reader: Reader): Promise<void> {
  addToast(toast);
  try {
    const { showToasts } = await withStyles(import('./SaidToasts.tsx'));
    showToasts(reader);
  } catch {
    // What was done is done, and shown at its button; the next toast tries again.
  }
}
