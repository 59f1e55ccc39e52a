import { ownPageEndpoint } from '@afterglow/fixtures/contract/endpoints/accounts';
import { maxVotedComments } from '@afterglow/fixtures/contract/limits';
import useSWR from 'swr';
import { decoders, read } from './read.ts';
import { poster } from './submit.ts';

const none: ReadonlySet<number> = new Set();

/** Which of these comments the signed-in visitor has liked before (D60); of none nothing is asked. */
export function useLikedComments(ids: readonly number[]): ReadonlySet<number> {
  const fields = { section: 'state', comment_ids: ids.slice(0, maxVotedComments).join(',') };
  const key = `${ownPageEndpoint.path()}?${new URLSearchParams(fields)}`;
  const { data } = useSWR(ids.length > 0 ? key : null, () =>
    read(async () => poster(ownPageEndpoint.path(), new URLSearchParams(fields)), {
      key,
      maxBytes: ownPageEndpoint.maxReplyBytes,
      decode: async (json) => (await decoders()).likedComments(json),
    }),
  );
  return data?.state === 'ready' ? data.value : none;
}
