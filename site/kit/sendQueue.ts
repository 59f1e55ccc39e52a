let last: Promise<unknown> = Promise.resolve();

/** Sends one change of playlists after the other, as they were made. */
export function enqueue(send: () => Promise<void>): void {
  last = last.then(send, send);
}

/** Once all changes so far have been answered. */
export const whenSettled = (): Promise<unknown> => last;
