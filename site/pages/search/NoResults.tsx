import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { VideoListScreen } from '@afterglow/design-system/screens/VideoListScreen';
import { videoListScreen, type VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import { useResource } from '../../runtime/data/useResource.ts';
import { popularRead } from '../../data/videos.ts';
import { valueOrPending } from '../../shared/usePreview.ts';

/** A search without results. Only such a search requests popular videos. */
export function NoResults(list: VideoList) {
  const popular = valueOrPending(useResource(popularRead));
  return <VideoListScreen {...videoListScreen({ ...list, popular }, useReader())} />;
}
