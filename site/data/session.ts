import type { PostReply } from '@afterglow/contract/postReply';

/** Asks the member to sign in again; whether the same one has done so. */
type Renew = () => Promise<boolean>;

let renew: Renew | null = null;
/** What several requests wait for together. */
let renewing: Promise<boolean> | null = null;
let renewals = 0;

/** Sets what asks a member whose session has ended; of guests nothing is asked. Returns how to undo that. */
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
 * Sends what a member has pressed. If the session has ended, the member signs in and it is sent once more: what was
 * written is not lost, whichever form or button it came from. Nothing is sent in the name of another member.
 */
export async function sendAsMember(request: () => Promise<PostReply>): Promise<PostReply> {
  const before = renewals;
  const reply = await request();
  if (renew === null || !isSignedOut(reply)) return reply;
  // One that was under way while another was renewing the session needs no second sign-in.
  if (renewals === before) {
    if (!(await renewOnce(renew))) return reply;
    renewals += 1;
  }
  return request();
}
