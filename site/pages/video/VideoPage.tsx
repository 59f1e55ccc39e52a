import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { VideoScreen } from '@afterglow/design-system/screens/VideoScreen';
import { VideoSkeleton } from '@afterglow/design-system/screens/VideoSkeleton';
import { videoHead, videoScreen } from '@afterglow/design-system/screens/VideoScreen/view';
import type { ListedVideo } from '@afterglow/fixtures/contract/video';
import { useDeferredAfterNavigation } from '../../kit/useDeferredAfterNavigation.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import { valueOf } from '../../data/answer.ts';
import { useResource } from '../../data/useResource.ts';
import { videoRead } from '../../data/video.ts';
import { relatedRead } from '../../data/videos.ts';
import { videoDocumentHead } from './videoDocumentHead.ts';

const none: ListedVideo[] = [];

/** /video/{id}/{dir}/ */
export function VideoPage({ id, dir }: { id: number; dir: string }) {
  const reader = useReader();
  const { user, publicOrigin } = useConfig();
  const related = useDeferredAfterNavigation(valueOf(useResource(relatedRead(id)))?.entries ?? none, none);
  return (
    <Frame
      of={useResource(videoRead({ id, dir }))}
      // In the browser only the title matters, so its script does without the rest.
      head={(video) =>
        import.meta.env.SSR ? videoDocumentHead(video, reader, publicOrigin) : videoHead(video, reader)
      }
      loading={<VideoSkeleton />}
    >
      {(video) => <VideoScreen {...videoScreen({ video, related, signedIn: user !== null }, reader)} />}
    </Frame>
  );
}
