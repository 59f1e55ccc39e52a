import { callFields } from '@afterglow/contract/callFields';
import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { SentRefusal } from '@afterglow/contract/postReply';
import { sendAsMember } from './session.ts';
import { poster, send } from './submit.ts';

const bodyOf = (act: ActInput): URLSearchParams => new URLSearchParams(callFields(act));

/** Sends an act of a member (R124). Returns null when it is done, else why it was refused; never throws. */
export async function sendAct(act: ActInput): Promise<SentRefusal | null> {
  const reply = await sendAsMember(() => send(inputEndpoint, bodyOf(act), poster));
  return reply.state === 'done' ? null : (reply.refusals[0] ?? null);
}

/** Sends an act that nobody pressed, for example that something was seen. Does not ask the visitor to sign in. */
export const noteAct = (act: ActInput): void => void send(inputEndpoint, bodyOf(act), poster);
