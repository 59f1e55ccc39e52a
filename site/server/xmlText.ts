/** Text without what no XML 1.0 document can hold, escaped or not. What an API or an old row says may contain it. */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
