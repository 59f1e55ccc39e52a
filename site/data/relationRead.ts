import { stranger, type Relation } from '@afterglow/contract/relation';
import { maxVotedComments } from '@afterglow/contract/limits';
import type { Answer } from './answer.ts';
import { ownRead } from './ownRead.ts';

/** The subject of a page. */
export interface RelatedTo {
  section: 'video' | 'model' | 'channel' | 'playlist' | 'member';
  id: number;
}

/** Returns the read of the signed-in visitor's relation to something (D60). */
export const relationRead = ({ section, id }: RelatedTo) =>
  ownRead(
    { section: 'state', [`${section === 'member' ? 'user' : section}_id`]: String(id) },
    ({ relation }) => relation,
  );

/** Returns the read of which of these comments the signed-in visitor has liked. */
export const likedCommentsRead = (ids: readonly number[]) =>
  ownRead(
    { section: 'state', comment_ids: ids.slice(0, maxVotedComments).join(',') },
    ({ likedComments }) => likedComments,
  );

/**
 * Returns the relation; if the API does not say, that of a stranger, so that a press learns the true state from its
 * reply.
 */
export const relationOf = (answer: Answer<Relation>): Relation => (answer.state === 'ready' ? answer.value : stranger);
