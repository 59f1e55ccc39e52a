/**
 * Removes characters that no XML 1.0 document can hold, escaped or not. Texts of an API or an old row may contain them.
 */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
