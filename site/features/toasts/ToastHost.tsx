import { Toasts } from '@afterglow/design-system/feedback/Toasts';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { currentToasts, dismissToast, onToasts } from './toasts.ts';

/**
 * Milliseconds until screen readers have noticed a live region; one that is inserted with its text is not announced.
 */
const noticedAfterMs = 100;

const noToasts = () => none;
const none: ReturnType<typeof currentToasts> = [];

function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, noToasts);
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), noticedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return <Toasts toasts={noticed ? toasts : []} onDismiss={dismissToast} />;
}

let shown = false;

/** Adds the live regions to the document, once. They have a root of their own, so that no page loads code for them. */
export function mountToasts(reader: Reader): void {
  if (shown) return;
  shown = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ReaderProvider reader={reader}>
      <ToastHost />
    </ReaderProvider>,
  );
}
