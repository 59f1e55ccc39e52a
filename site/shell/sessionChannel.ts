/** A message from one tab to the others. */
export interface SessionMessage {
  /** Id of the signed-in user, as far as the tab knows. */
  user: number;
  /** Whether the tab has just begun to listen, and may have missed earlier messages. */
  asks: boolean;
}

interface ChannelOptions {
  hear: (message: SessionMessage) => void;
  /**
   * Whether it is closed while the browser keeps the page in its back/forward cache. The browser drops a page there whose
   * channel is open as soon as another page speaks, and every new page speaks.
   */
  isClosedInCache: boolean;
  signal: AbortSignal;
}

/** Opens the channel between the tabs of this site until the signal aborts, and returns a function that speaks to them. */
export function openSessionChannel({
  hear,
  isClosedInCache,
  signal,
}: ChannelOptions): (message: SessionMessage) => void {
  const open = (): BroadcastChannel => {
    const channel = new BroadcastChannel('session');
    channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => hear(data), { signal });
    return channel;
  };
  let channel = open();
  if (isClosedInCache) {
    addEventListener('pagehide', () => channel.close(), { signal });
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) channel = open();
    };
    addEventListener('pageshow', reopen, { signal });
  }
  signal.addEventListener('abort', () => channel.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  return (message) => channel.postMessage(message);
}
