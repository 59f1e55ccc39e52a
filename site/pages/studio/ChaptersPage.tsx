import type { PageCode } from '../../shared/pageCode.ts';
import { Chapters } from './Chapters.tsx';
import { OwnTracks } from './OwnTracks.tsx';
import { ownVideoReads } from './OwnVideo.tsx';

/** /studio/{id}/?step=chapters */
export function ChaptersPage({ id }: { id: number }) {
  return <OwnTracks id={id}>{(video, tracks) => <Chapters video={video} tracks={tracks} />}</OwnTracks>;
}

export const page: PageCode<{ id: number }> = { Page: ChaptersPage, reads: ownVideoReads };
