import { stranger, type Relation } from '@afterglow/contract/relation';
import { maxVotedComments } from '@afterglow/contract/limits';
import type { Answer } from './answer.ts';
import { ownRead } from './ownRead.ts';

/** What a page is about. */
export interface RelatedTo {
  section: 'video' | 'model' | 'channel' | 'playlist' | 'member';
  id: number;
}

/** How the signed-in visitor stands to something (D60). */
export const relationRead = ({ section, id }: RelatedTo) =>
  ownRead(
    { section: 'state', [`${section === 'member' ? 'user' : section}_id`]: String(id) },
    ({ relation }) => relation,
  );

/** Which of these comments the signed-in visitor has liked. */
export const likedCommentsRead = (ids: readonly number[]) =>
  ownRead(
    { section: 'state', comment_ids: ids.slice(0, maxVotedComments).join(',') },
    ({ likedComments }) => likedComments,
  );

/** Where the API does not say, a press is answered by what it finds. */
export const relationOf = (answer: Answer<Relation>): Relation => (answer.state === 'ready' ? answer.value : stranger);
