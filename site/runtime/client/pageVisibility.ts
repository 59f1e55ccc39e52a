import { createLateValue } from '@afterglow/design-system/lateValue';

/**
 * Whether the page around a component is the shown one; other pages are in the document, hidden. A late value, as a
 * context that changes with every click would hydrate all cards of the page that is left.
 */
const visibility = createLateValue(true);

export const PageVisibleProvider = visibility.Provider;

/** Follows a change of the page after the commit that shows or hides it. */
export const usePageVisible = (): boolean => visibility.useLateValue((shown) => shown);
