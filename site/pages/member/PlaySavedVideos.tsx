import { PlayAll } from '@afterglow/design-system/player/PlayAll';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import { pageSize } from '@afterglow/contract/limits';
import { valueOf } from '../../runtime/data/answer.ts';
import type { Read } from '../../runtime/data/read.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { usePlayAll } from '../../features/played/usePlayAll.ts';

interface PlaySavedVideosProps {
  of: Read<MemberPart>;
  memberId: number;
  page: number;
}

/** Links that play a member's favourites or watch-later videos through; nothing on other tabs. */
export function PlaySavedVideos({ of, memberId, page }: PlaySavedVideosProps) {
  const part = valueOf(useResource(of));
  const videos = part?.tab === 'favourite_videos' || part?.tab === 'watch_later_videos' ? part.videos : null;
  const play = usePlayAll(
    { kind: part?.tab === 'watch_later_videos' ? 'watch-later' : 'favourites', memberId },
    videos && { videos: videos.entries, total: videos.total, before: (page - 1) * pageSize.list },
  );
  return play && <PlayAll {...play} />;
}
