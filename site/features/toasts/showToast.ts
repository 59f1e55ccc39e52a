import type { Toast } from '@afterglow/design-system/feedback/Toasts';
import type { DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import type { Act, RefusedAct } from '@afterglow/design-system/forms/refusals';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { useEffect } from 'react';
import { idle } from '../../runtime/data/idle.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';

const loadToasts = () => withStyles(import('./toastParts.ts'));

type ToastParts = Awaited<ReturnType<typeof loadToasts>>;
type MakeToast = (parts: ToastParts) => Pick<Toast, 'kind' | 'text'>;

const waiting: MakeToast[] = [];

/** Shows a toast above all pages; it outlives the page that calls this. The code of toasts loads with the first. */
export async function showToast(makeToast: MakeToast, reader: Reader): Promise<void> {
  waiting.push(makeToast);
  try {
    const parts = await loadToasts();
    for (const make of waiting.splice(0)) parts.addToast(make(parts));
    parts.mountToasts(reader);
  } catch {
    // The action is done, and its button shows that; the next toast tries again.
  }
}

/** Says in a toast that an act succeeded. */
export const showDone = (done: DoneCode, reader: Reader): Promise<void> =>
  showToast(({ doneToast }) => doneToast(done, reader), reader);

/** Says in a toast why an act was refused; without the act, in a sentence that depends on the code alone. */
export const showRefusal = (refusal: RefusedAct, reader: Reader, act: Act | null = null): Promise<void> =>
  showToast(({ refusalToast }) => refusalToast(refusal, reader, act), reader);

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
