let last: Promise<unknown> = Promise.resolve();

/** Sends changes of playlists one after the other, in the order in which they were made. */
export function enqueue(send: () => Promise<void>): void {
  last = last.then(send, send);
}

/** Resolves once all changes so far have been answered. */
export const whenSettled = (): Promise<unknown> => last;
