import { ownPageEndpoint } from '@afterglow/contract/endpoints/accounts';
import { decoders, type Read } from './read.ts';

type Decoders = Awaited<ReturnType<typeof decoders>>;

/**
 * Returns the read of the signed-in member's own data, selected by `section`. A POST, since no cache may keep any of
 * it.
 */
export function ownRead<Value>(
  fields: Readonly<Record<string, string>>,
  pickDecoder: (all: Decoders) => (json: unknown) => Value,
): Read<Value> {
  const [path, body] = [ownPageEndpoint.path(), new URLSearchParams(fields)];
  return {
    key: `${path}?${body}`,
    path,
    body,
    maxBytes: ownPageEndpoint.maxReplyBytes,
    decode: async (json) => pickDecoder(await decoders())(json),
  };
}
