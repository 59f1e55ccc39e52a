/** Returns whether the document has the card of a video from one of the channels, by their names as cards show them. */
export const showsChannel = (channels: readonly string[] = []): boolean =>
  channels.length > 0 &&
  [...document.querySelectorAll('[data-part="card-by"]')].some(({ textContent }) => channels.includes(textContent));
