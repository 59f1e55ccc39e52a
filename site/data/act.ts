import { inputEndpoint } from '@afterglow/fixtures/contract/endpoints/content';
import type { SentRefusal } from '@afterglow/fixtures/contract/postReply';
import { poster, send } from './submit.ts';

/** What a member does to something, by `act` (R124). Null when done, else why it was refused; never throws. */
export async function sendAct(fields: Readonly<Record<string, string>>): Promise<SentRefusal | null> {
  const reply = await send(inputEndpoint, new URLSearchParams(fields), poster);
  return reply.state === 'done' ? null : (reply.refusals[0] ?? null);
}
