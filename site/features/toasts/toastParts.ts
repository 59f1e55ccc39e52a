/** The code of toasts, with the sentences of all acts, in one chunk: no page needs these before an act is answered. */
export { doneToast, refusalToast } from '@afterglow/design-system/feedback/Toasts/view';
export { mountToasts } from './ToastHost.tsx';
export { addToast } from './toasts.ts';
