import { plainLink } from '../../runtime/client/plainLink.ts';

/** Tells the guard whether the page would lose something, and asks the visitor. */
interface Guarded {
  /** Returns whether something would be lost now. */
  holds: () => boolean;
  /** Asks the visitor, who may call `leave`. */
  ask: (leave: () => void) => void;
}

/** Returns the link by which a click would leave the page in this tab; null if there is none. */
function linkOf(event: MouseEvent, pathname: string): HTMLAnchorElement | null {
  const link = plainLink(event);
  if (!link || link.target !== '' || link.hasAttribute('download') || link.hash !== '') return null;
  // It leaves at once, whatever is lost.
  if (link.closest('[data-component="QuickExit"]')) return null;
  // Another section of the same page: what is typed waits there as a draft.
  return link.origin === location.origin && link.pathname === pathname ? null : link;
}

/** Returns whether the visitor leaves quickly, by the button or by the keys: somebody may be looking. */
const isQuickExit = (): boolean => document.documentElement.dataset['leaving'] !== undefined;

/**
 * Asks on Back and Forward, in browsers that let a page refuse them. In others they ask nothing: what was typed is there
 * again on the return.
 */
function guardHistory(pathname: string, isHeld: () => boolean, ask: (go: () => void) => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  const handle = (event: NavigateEvent): void => {
    const { navigationType, cancelable, destination } = event;
    if (navigationType !== 'traverse' || !cancelable || new URL(destination.url).pathname === pathname) return;
    if (!isHeld()) return;
    event.preventDefault();
    ask(() => void navigation.traverseTo(destination.key));
  };
  navigation.addEventListener('navigate', handle);
  return () => navigation.removeEventListener('navigate', handle);
}

/** Has the browser ask before the document is left. It listens from the first change on, as that costs its cache. */
function guardDocument(isHeld: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent): void => {
    if (isHeld()) event.preventDefault();
  };
  const watch = () => addEventListener('beforeunload', warn);
  const kinds = ['input', 'change'] as const;
  for (const kind of kinds) document.addEventListener(kind, watch, true);
  if (isHeld()) watch();
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, watch, true);
    removeEventListener('beforeunload', warn);
  };
}

/**
 * Asks once before the shown page is left while it holds something: by a link of the site, by Back and Forward and, in
 * the browser's words, with the document. A form that is posted with its document, such as the one to sign out, asks
 * nothing, and neither does the quick exit. Returns a function that ends that.
 */
export function guardPage({ holds, ask }: Guarded): () => void {
  const { pathname } = location;
  let allowed = false;
  const isHeld = () => !allowed && !isQuickExit() && holds();
  const askFor = (go: () => void) =>
    ask(() => {
      allowed = true;
      go();
    });
  const handleClick = (event: MouseEvent): void => {
    const link = linkOf(event, pathname);
    if (!link || !isHeld()) return;
    event.preventDefault();
    event.stopPropagation();
    askFor(() => link.click());
  };
  const handleSubmit = (event: SubmitEvent): void => {
    if (!event.defaultPrevented) allowed = true;
  };
  // In the capture phase, before the site follows its links; and after every form has handled its own submit.
  document.addEventListener('click', handleClick, true);
  addEventListener('submit', handleSubmit);
  const ends = [guardHistory(pathname, isHeld, askFor), guardDocument(isHeld)];
  return () => {
    document.removeEventListener('click', handleClick, true);
    removeEventListener('submit', handleSubmit);
    for (const end of ends) end();
  };
}
