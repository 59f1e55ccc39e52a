/** Events of the player's elements; the last three are our own. */
interface PlayerEvents extends HTMLVideoElementEventMap {
  /** The film has stopped so near to its end that it counts as over; see `stopsAtEnd`. */
  conclude: Event;
  streamerror: Event;
  /** The visitor wants it to play, whether or not it can now. */
  playrequest: Event;
}

type Listeners = { [Name in keyof PlayerEvents]?: (event: PlayerEvents[Name]) => unknown };

/** Listens to several events of an element until the returned function is called. */
export function listen(target: HTMLElement, listeners: Listeners): () => void {
  const listening = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener is typed by its name; `Object.entries` forgets which belongs to which
    target.addEventListener(name, listener as EventListener, { signal: listening.signal });
  return () => listening.abort();
}
