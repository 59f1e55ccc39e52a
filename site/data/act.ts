import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import type { SentRefusal } from '@afterglow/contract/postReply';
import { sendAsMember } from './session.ts';
import { poster, send } from './submit.ts';

/** What a member does to something, by `act` (R124). Null when done, else why it was refused; never throws. */
export async function sendAct(fields: Readonly<Record<string, string>>): Promise<SentRefusal | null> {
  const reply = await sendAsMember(() => send(inputEndpoint, new URLSearchParams(fields), poster));
  return reply.state === 'done' ? null : (reply.refusals[0] ?? null);
}

/** The same for what nobody has pressed, such as that something was seen: for it, nobody is asked to sign in. */
export const noteAct = (fields: Readonly<Record<string, string>>): void =>
  void send(inputEndpoint, new URLSearchParams(fields), poster);
