import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import type { SentRefusal } from '@afterglow/contract/postReply';
import { sendAsMember } from './session.ts';
import { poster, send } from './submit.ts';

/**
 * Sends an action of a member, named by `act` (R124). Returns null when it is done, else why it was refused; never
 * throws.
 */
export async function sendAct(fields: Readonly<Record<string, string>>): Promise<SentRefusal | null> {
  const reply = await sendAsMember(() => send(inputEndpoint, new URLSearchParams(fields), poster));
  return reply.state === 'done' ? null : (reply.refusals[0] ?? null);
}

/** Sends an action that nobody pressed, for example that something was seen. Does not ask the visitor to sign in. */
export const noteAct = (fields: Readonly<Record<string, string>>): void =>
  void send(inputEndpoint, new URLSearchParams(fields), poster);
