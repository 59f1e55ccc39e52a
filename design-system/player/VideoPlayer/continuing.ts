/** URL of the page whose video starts by itself, as the visitor has chosen; empty if there is none. */
let expected = '';

/** Makes the video on the page at `href` start by itself, once. */
export const continueAt = (href: string): void => {
  expected = href;
};

/** Returns true once if the current page was reached from the end of another video. */
export function takeContinuation(): boolean {
  const continues = expected !== '' && new URL(expected).pathname === location.pathname;
  expected = '';
  return continues;
}
