/** Returns whether focus is in a field in which the visitor may be typing. */
export const isTyping = (): boolean => document.activeElement?.matches('input, textarea') === true;
