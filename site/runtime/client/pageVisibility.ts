import { createContext, useContext } from 'react';

/** Whether the page around a component is the shown one; other pages are in the document, hidden. */
export const PageVisibleContext = createContext(true);

export const usePageVisible = (): boolean => useContext(PageVisibleContext);
