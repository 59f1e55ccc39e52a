import { callFields } from '@afterglow/contract/callFields';
import { ownPageEndpoint } from '@afterglow/contract/endpoints/accounts';
import type { Sections } from '@afterglow/contract/forms/sections';
import type { Read } from '../runtime/data/read.ts';
import { decoders } from './readOf.ts';

/** The sections that answer with something to read. */
type ReadSection = Sections[
  | ''
  | 'messages'
  | 'notifications'
  | 'notification_settings'
  | 'friends'
  | 'blocked'
  | 'sessions'
  | 'state'];

type Decoders = Awaited<ReturnType<typeof decoders>>;

/**
 * Returns the read of the signed-in member's own data, selected by `section`. A POST, since no cache may keep any of
 * it.
 */
export function ownRead<Value>(
  section: ReadSection,
  pickDecoder: (all: Decoders) => (json: unknown) => Value,
): Read<Value> {
  const [path, body] = [ownPageEndpoint.path(), new URLSearchParams(callFields(section))];
  return {
    key: `${path}?${body}`,
    path,
    body,
    maxBytes: ownPageEndpoint.maxReplyBytes,
    decode: async (json) => pickDecoder(await decoders())(json),
  };
}
