import type { Reader } from '../reader/reader.ts';
import type { ProfileActions } from './profileActions.ts';

interface ForVisitor {
  /** Name of the profile that a subscription follows; empty until it is known. */
  to: string;
  signedIn: boolean;
}

/**
 * Returns the buttons of a profile. Guests get links to the sign-in page (R95, D56). A member's buttons keep their
 * places and are busy until it is known what has been done; the page adds the handlers.
 */
export function profileActions({ to, signedIn }: ForVisitor, reader: Reader): ProfileActions {
  const press = { busy: signedIn, signInHref: signedIn ? undefined : reader.href.page('signIn') };
  return {
    subscribe: { on: false, to, ...press },
    // The API has no counts of these votes, only their average.
    vote: { vote: null, likes: '', dislikes: '', ...press },
  };
}
