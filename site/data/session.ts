import type { PostReply } from '@afterglow/contract/postReply';

/** Asks the member to sign in again. Resolves to whether the same member has done so. */
type Renew = () => Promise<boolean>;

let renew: Renew | null = null;
/** The pending sign-in, shared by all requests that wait for it. */
let renewing: Promise<boolean> | null = null;
let renewals = 0;

/**
 * Sets the function that asks a member whose session has ended to sign in; guests are not asked. Returns a function
 * that unsets it.
 */
export function onSessionEnd(ask: Renew): () => void {
  renew = ask;
  return () => {
    if (renew === ask) renew = null;
  };
}

function renewOnce(ask: Renew): Promise<boolean> {
  renewing ??= ask().finally(() => {
    renewing = null;
  });
  return renewing;
}

const isSignedOut = (reply: PostReply): boolean =>
  reply.state === 'refused' && reply.refusals.some(({ code }) => code === 'login');

/**
 * Sends a request of a member. If the session has ended, asks the member to sign in and sends it once more, so that no
 * form or button loses its input. Sends nothing in the name of another member.
 */
export async function sendAsMember(request: () => Promise<PostReply>): Promise<PostReply> {
  const before = renewals;
  const reply = await request();
  if (renew === null || !isSignedOut(reply)) return reply;
  // A request that was in flight while another one renewed the session needs no second sign-in.
  if (renewals === before) {
    if (!(await renewOnce(renew))) return reply;
    renewals += 1;
  }
  return request();
}
