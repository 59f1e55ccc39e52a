import { ownPageEndpoint } from '@afterglow/fixtures/contract/endpoints/accounts';
import type { Relation } from '@afterglow/fixtures/contract/ownPage';
import useSWR from 'swr';
import type { Answer } from './answer.ts';
import { decoders, read } from './read.ts';
import { poster } from './submit.ts';

/** What a page is about, by the field that names it. */
export type RelationTarget = Readonly<Partial<Record<'video_id' | 'channel_id' | 'user_id', string>>>;

export interface OwnRelation {
  /** Null until it is known; what the visitor has never done where it cannot be known. */
  relation: Relation | null;
  /** Writes down what was done. */
  change: (changes: Partial<Relation>) => void;
  /** Asks again: something is not as it was thought. */
  reread: () => void;
}

/** Where the API does not say: a press is then answered by what it finds. */
const unknown: Relation = {
  vote: null,
  subscribed: false,
  favourite: false,
  watchLater: false,
  playlists: [],
  friend: 'none',
  blocked: false,
};

const relationOf = (answer: Answer<Relation>): Relation => (answer.state === 'ready' ? answer.value : unknown);

/** The signed-in visitor's relation to something (D60); of null nothing is asked. */
export function useRelation(target: RelationTarget | null): OwnRelation {
  const body = target && new URLSearchParams({ section: 'state', ...target }).toString();
  const key = `${ownPageEndpoint.path()}?${body}`;
  const { data, mutate } = useSWR(body && key, () =>
    read(async () => poster(ownPageEndpoint.path(), new URLSearchParams(body ?? '')), {
      key,
      maxBytes: ownPageEndpoint.maxReplyBytes,
      decode: async (json) => (await decoders()).relation(json),
    }),
  );
  return {
    relation: data ? relationOf(data) : null,
    change: (changes) =>
      void mutate((before) => ({ state: 'ready', value: { ...(before ? relationOf(before) : unknown), ...changes } }), {
        revalidate: false,
      }),
    reread: () => void mutate(),
  };
}
