import type { PageCode } from '../../shared/pageCode.ts';
import { Captions } from './Captions.tsx';
import { OwnTracks } from './OwnTracks.tsx';
import { ownVideoReads } from './OwnVideo.tsx';

/** /studio/{id}/?step=captions */
export function CaptionsPage({ id }: { id: number }) {
  return <OwnTracks id={id}>{(video, tracks) => <Captions video={video} tracks={tracks} />}</OwnTracks>;
}

export const page: PageCode<{ id: number }> = { Page: CaptionsPage, reads: ownVideoReads };
