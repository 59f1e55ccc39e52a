import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { VideoListScreen } from '@afterglow/design-system/screens/VideoListScreen';
import { videoListHead, videoListScreen } from '@afterglow/design-system/screens/VideoListScreen/view';
import { Frame } from '../../kit/Frame.tsx';
import { orPending } from '../../kit/usePreview.ts';
import { useResource } from '../../data/useResource.ts';
import { videosRead } from '../../data/videos.ts';

/** /videos/{sort}/{page}/ */
export function VideosPage({ address }: { address: ListAddress }) {
  const reader = useReader();
  return (
    <Frame
      of={orPending(useResource(videosRead(address)))}
      head={(videos) => videoListHead({ address, videos }, reader)}
    >
      {(videos) => <VideoListScreen {...videoListScreen({ address, videos }, reader)} />}
    </Frame>
  );
}
