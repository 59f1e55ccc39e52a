/** Event that tells the script of `earlyFieldsScript.ts` that all fields of the document are hydrated. */
export const fieldsHydrated = 'fieldshydrated';

/** Tells the page's listeners what was typed or chosen before. Call once React has hydrated the page. */
export const replayEarlyFields = (): void => void dispatchEvent(new Event(fieldsHydrated));
