import { createContext, useContext } from 'react';

/** Whether the page around a component is the shown one; other pages are in the document, hidden. */
export const ShownContext = createContext(true);

export const useShown = (): boolean => useContext(ShownContext);
