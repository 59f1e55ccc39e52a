import { Toasts } from '@afterglow/design-system/feedback/Toasts';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { currentToasts, dismissToast, onToasts } from './toasts.ts';

const noToasts = () => none;
const none: ReturnType<typeof currentToasts> = [];

function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, noToasts);
  return <Toasts toasts={toasts} onDismiss={dismissToast} />;
}

let shown = false;

/** Adds the toasts to the document, once. They have a root of their own, so that no page loads code for them. */
export function mountToasts(reader: Reader): void {
  if (shown) return;
  shown = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ReaderProvider reader={reader}>
      <ToastHost />
    </ReaderProvider>,
  );
}
