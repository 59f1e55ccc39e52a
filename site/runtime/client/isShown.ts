/** Returns whether an element is in the shown page. Pages that were left are in the document, too, but hidden. */
export const isShown = (element: Element): boolean => element.isConnected && element.closest('[data-hidden]') === null;
