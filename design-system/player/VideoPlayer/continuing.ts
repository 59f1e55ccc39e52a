/** URL of the page whose video starts by itself, since the visitor asked for that. */
let expected = '';

export const continueAt = (href: string): void => {
  expected = href;
};

/** Whether the current page was reached from the end of another video; true once. */
export function takeContinuation(): boolean {
  const continues = expected !== '' && new URL(expected).pathname === location.pathname;
  expected = '';
  return continues;
}
