import { dropUnsaved, unsavedNames } from './unsaved.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';

function lossOf() {
  const names = unsavedNames();
  return names.length === 0 ? null : { losing: 'unsaved' as const, changes: names.filter(Boolean) };
}

/** Asks before the page is left with changes in its forms that were typed and not saved. Render it on such a page. */
export const UnsavedGuard = () => useLeaveGuard({ active: true, lossOf, onLeave: dropUnsaved });
