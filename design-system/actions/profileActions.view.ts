import type { Reader } from '../reader/reader.ts';
import type { ProfileActions } from './profileActions.ts';

interface ForVisitor {
  /** Whom a subscription follows; empty until it is known. */
  to: string;
  signedIn: boolean;
}

/**
 * What a visitor can do with whom a page is about. Guests are led to sign in (R95, D56). A member's actions wait at their
 * places until it is known what has been done; the page adds what they do.
 */
export function profileActions({ to, signedIn }: ForVisitor, reader: Reader): ProfileActions {
  const press = { busy: signedIn, signInHref: signedIn ? undefined : reader.href.page('signIn') };
  return {
    subscribe: { on: false, to, ...press },
    // The wire has no counts of these votes, only what they average.
    vote: { vote: null, likes: '', dislikes: '', ...press },
  };
}
