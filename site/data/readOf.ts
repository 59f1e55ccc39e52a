import type { Endpoint } from '@afterglow/contract/endpoints/endpoint';
import type { Read } from '../runtime/data/read.ts';

/** Loads the decoders on first use. */
export const decoders = () => import('./decoders.ts');
export type Decoders = Awaited<ReturnType<typeof decoders>>;

/**
 * Returns a request to an endpoint. `pickDecoder` chooses the decoder, which is loaded with the first reply.
 * @param lifetime how many seconds old the reply may be; by default, as old as the endpoint allows
 */
export const readOf = <Params, Value>(
  endpoint: Endpoint<Params>,
  params: NoInfer<Params>,
  pickDecoder: (all: Decoders) => (json: unknown) => Value,
  lifetime?: number,
): Read<Value> => ({
  key: endpoint.path(params, lifetime),
  maxBytes: endpoint.maxReplyBytes,
  decode: async (json) => pickDecoder(await decoders())(json),
});
