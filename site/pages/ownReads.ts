import { commentsRead, firstComments, type Commented, type CommentsAt } from '../data/comments.ts';
import { channelRead, modelRead } from '../data/people.ts';
import { likedCommentsRead, relationRead } from '../data/relationRead.ts';
import { videoRead } from '../data/video.ts';
import type { KnownValue } from '../shared/pageCode.ts';
import { authorOf } from './video/useMemberActs.ts';

/**
 * Reads of what the signed-in visitor has done with the subject of a page (D60), without which the page is rendered if
 * need be. Some ids are known only from the page's answers; before those there are no such reads. Only servers read them
 * ahead: a browser sends these requests once the page is hydrated.
 */
export function ofVideo({ id, dir }: { id: number; dir: string }, known: KnownValue) {
  const video = known(videoRead({ id, dir }));
  const author = video && authorOf(video);
  return [relationRead({ section: 'video', id }), ...(author ? [relationRead(author)] : [])];
}

export function ofModel({ dir }: { dir: string }, known: KnownValue) {
  const model = known(modelRead(dir));
  return model ? [relationRead({ section: 'model', id: model.id })] : [];
}

export function ofChannel({ dir }: { dir: string }, known: KnownValue) {
  const channel = known(channelRead(dir));
  return channel ? [relationRead({ section: 'channel', id: channel.id })] : [];
}

export const ofPlaylist = ({ id }: { id: number }) => [relationRead({ section: 'playlist', id })];

function ofComments(about: Commented, at: CommentsAt, known: KnownValue) {
  const ids = known(commentsRead(about, at, true))?.entries.map(({ id }) => id) ?? [];
  return ids.length > 0 ? [likedCommentsRead(ids)] : [];
}

export const ofVideoComments = (
  { page, sort, ...address }: { id: number; dir: string } & CommentsAt,
  known: KnownValue,
) => [...ofVideo(address, known), ...ofComments({ section: 'video', objectId: address.id }, { page, sort }, known)];

export const ofModelComments = ({ dir, page, sort }: { dir: string } & CommentsAt, known: KnownValue) => [
  ...ofModel({ dir }, known),
  ...ofComments({ section: 'model', objectId: dir }, { page, sort }, known),
];

export const ofWall = ({ id, page }: { id: number; page: number }, known: KnownValue) =>
  ofComments({ section: 'member', objectId: id }, { ...firstComments, page }, known);
