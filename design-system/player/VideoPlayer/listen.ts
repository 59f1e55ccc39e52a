/** Events of the player's elements. The three listed here are custom events. */
interface PlayerEvents extends HTMLVideoElementEventMap {
  /** The video has stopped so close to its end that it counts as ended; see `stopsAtEnd`. */
  conclude: Event;
  streamerror: Event;
  /** The visitor wants the video to play, whether or not it can. */
  playrequest: Event;
}

type Listeners = { [Name in keyof PlayerEvents]?: (event: PlayerEvents[Name]) => unknown };

/** Adds several event listeners. Returns a function that removes them. */
export function listen(target: HTMLElement, listeners: Listeners): () => void {
  const listening = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener is typed by its name; `Object.entries` forgets which belongs to which
    target.addEventListener(name, listener as EventListener, { signal: listening.signal });
  return () => listening.abort();
}
