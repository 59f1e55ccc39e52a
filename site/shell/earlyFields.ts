/** The event by which the script of `earlyFieldsScript.ts` learns that all fields of the document are hydrated. */
export const fieldsHydrated = 'fieldshydrated';

/** Call once React has hydrated the page: what was typed or chosen before is told to the page's listeners. */
export const replayEarlyFields = (): void => void dispatchEvent(new Event(fieldsHydrated));
