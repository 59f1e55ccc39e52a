import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import type { Relation } from '@afterglow/fixtures/contract/ownPage';
import useSWR from 'swr';
import type { Answer } from './answer.ts';
import { fetcher } from './fetcher.ts';
import { ownRead } from './ownRead.ts';
import { read } from './read.ts';
import { isHydrated } from './useResource.ts';

/** What a page is about, by the field that names it. */
export type RelationTarget = Readonly<
  Partial<Record<'video_id' | 'model_id' | 'channel_id' | 'playlist_id' | 'user_id', string>>
>;

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

/** How the signed-in visitor stands to something. */
const relationRead = (target: RelationTarget) => ownRead({ section: 'state', ...target }, ({ relation }) => relation);

/** The same to another member, for that member's page; of guests nothing is asked. */
export const ownRelationReads = (userId: number, user: SignedIn | null) =>
  user !== null && user.id !== userId ? [relationRead({ user_id: String(userId) })] : [];

/** The signed-in visitor's relation to something (D60); of null nothing is asked. */
export function useRelation(target: RelationTarget | null): OwnRelation {
  const request = target && relationRead(target);
  const { data, mutate } = useSWR(request && request.key, () => request && read(fetcher, request), {
    // One that came with the page is not asked for again.
    revalidateIfStale: request === null || !isHydrated(request.key),
  });
  return {
    relation: data ? relationOf(data) : null,
    change: (changes) =>
      void mutate(
        (before) => {
          // What came with the page is not in the cache that SWR hands over.
          const known = before ?? data;
          return { state: 'ready', value: { ...(known ? relationOf(known) : unknown), ...changes } };
        },
        { revalidate: false },
      ),
    reread: () => void mutate(),
  };
}
