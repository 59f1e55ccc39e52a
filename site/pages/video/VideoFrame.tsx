import { PlayerServicesProvider } from '@afterglow/design-system/player/services';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { pending, type VideoPreview } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { VideoReads } from '@afterglow/design-system/screens/VideoScreen/view';
import type { ReactNode } from 'react';
import { useDeferredAfterNavigation } from '../../runtime/data/useDeferredAfterNavigation.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import { useVideoServices } from '../../features/player/videoServices.ts';
import { usePreview, valueOrPending } from '../../kit/usePreview.ts';
import { valueOf } from '../../runtime/data/answer.ts';
import { previews } from '../../data/previews.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { videoRead } from '../../data/video.ts';
import { relatedRead } from '../../data/videos.ts';
import { useLocalizedCategories } from './useLocalizedCategories.ts';
import { VideoWithActions } from './VideoWithActions.tsx';
import { videoPageHead } from './videoDocumentHead.ts';

interface PlayedBeside {
  panel: ReactNode;
  following: VideoReads['following'];
  /** Whether the video is added to the history when it plays, or moves to its beginning. */
  remembered: boolean;
}

interface VideoFrameProps {
  id: number;
  dir: string;
  /** The list that is played, with the video that follows this one. */
  played?: PlayedBeside;
  /** Returns the comments, which are shown below the video's details. */
  children: (video: FullVideo | VideoPreview) => ReactNode;
}

/** A video's page, with its comments in one form or another. */
export function VideoFrame({ id, dir, played, children }: VideoFrameProps) {
  const reader = useReader();
  const { publicOrigin } = useConfig();
  const answer = useResource(videoRead({ id, dir }));
  const video = usePreview(answer, (values) => previews.video({ id, dir }, values));
  const related = useDeferredAfterNavigation(valueOrPending(useResource(relatedRead(id))), pending);
  const categories = useLocalizedCategories(id);
  const services = useVideoServices(valueOf(answer), played?.remembered ?? true);
  return (
    <Frame of={video} head={(shown) => videoPageHead(shown, reader, publicOrigin)}>
      {(shown) => (
        <PlayerServicesProvider value={services}>
          <VideoWithActions
            {...{ video: shown, related, categories, following: played?.following ?? null, playlist: played?.panel }}
          >
            {children(shown)}
          </VideoWithActions>
        </PlayerServicesProvider>
      )}
    </Frame>
  );
}
