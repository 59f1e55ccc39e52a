import { noRelation, type Relation } from '@afterglow/contract/relation';
import { maxVotedComments } from '@afterglow/contract/limits';
import type { Answer } from '../runtime/data/answer.ts';
import type { Sections } from '@afterglow/contract/forms/sections';
import { ownRead } from './ownRead.ts';

/** The subject of a page. */
export interface RelatedTo {
  section: 'video' | 'model' | 'channel' | 'playlist' | 'member';
  id: number;
}

function stateOf({ section, id }: RelatedTo): Sections['state'] {
  switch (section) {
    case 'video':
      return { section: 'state', video_id: id };
    case 'model':
      return { section: 'state', model_id: id };
    case 'channel':
      return { section: 'state', channel_id: id };
    case 'playlist':
      return { section: 'state', playlist_id: id };
    case 'member':
      return { section: 'state', user_id: id };
  }
}

/** Returns the read of the signed-in visitor's relation to something (D60). */
export const relationRead = (of: RelatedTo) => ownRead(stateOf(of), ({ relation }) => relation);

/** Returns the read of which of these comments the signed-in visitor has liked. */
export const likedCommentsRead = (ids: readonly number[]) =>
  ownRead({ section: 'state', comment_ids: ids.slice(0, maxVotedComments) }, ({ likedComments }) => likedComments);

/**
 * Returns the relation; if the API does not say, none, so that a press learns the true state from its reply.
 */
export const relationOf = (answer: Answer<Relation>): Relation =>
  answer.state === 'ready' ? answer.value : noRelation;
