interface Continuation {
  /** Path of the page whose video starts by itself, as the visitor has chosen. */
  to: string;
  /** Path of the page where that was chosen. */
  from: string;
}

let expected: Continuation | null = null;

/** Makes the video on the page at `href` start by itself, once. */
export const continueAt = (href: string): void => {
  expected = { to: new URL(href).pathname, from: location.pathname };
};

/**
 * Returns true once if a page was reached because its video was chosen to follow another one.
 * @param page Path of the page whose player asks.
 */
export function takeContinuation(page: string): boolean {
  const continuation = expected;
  if (continuation?.to === page) {
    expected = null;
    return true;
  }
  // The code of a player may come after the press that leaves its page.
  if (continuation?.from !== page) expected = null;
  return false;
}
