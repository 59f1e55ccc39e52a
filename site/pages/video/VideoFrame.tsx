import { PlayerServicesProvider } from '@afterglow/design-system/player/services';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { pending, type VideoPreview } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { VideoReads } from '@afterglow/design-system/screens/VideoScreen/view';
import type { ReactNode } from 'react';
import { useDeferredAfterNavigation } from '../../runtime/data/useDeferredAfterNavigation.ts';
import { useConfig } from '../../shared/config.ts';
import { Frame } from '../../shared/Frame.tsx';
import { useVideoServices } from '../../features/player/videoServices.ts';
import { usePreview, valueOrPending } from '../../shared/usePreview.ts';
import { valueOf } from '../../runtime/data/answer.ts';
import { previews } from '../../data/previews.ts';
import { localizedCategoriesRead } from '../../data/terms.ts';
import { relatedRead } from '../../data/videos.ts';
import type { AnswersTo } from '../../shared/readingPage.ts';
import type { videoReads } from './reads.ts';
import { useLocalizedCategories } from './useLocalizedCategories.ts';
import { VideoWithActions } from './VideoWithActions.tsx';
import { videoPageHead } from './videoDocumentHead.ts';

interface PlayedBeside {
  panel: ReactNode;
  following: VideoReads['following'];
  /** Whether the video is added to the history when it plays, or moves to its beginning. */
  remembered: boolean;
}

/** The reads of what stands beside a video. */
export const besideReads = ({ id }: { id: number }, language: string) => ({
  related: relatedRead(id),
  categories: localizedCategoriesRead(language),
});

/** The answers that a video's page shows. */
export type VideoAnswers = AnswersTo<typeof videoReads> & AnswersTo<typeof besideReads>;

interface VideoFrameProps extends VideoAnswers {
  id: number;
  dir: string;
  /** The list that is played, with the video that follows this one. */
  played?: PlayedBeside;
  /** Returns the comments, which are shown below the video's details. */
  children: (video: FullVideo | VideoPreview) => ReactNode;
}

/** A video's page, with its comments in one form or another. */
export function VideoFrame({ id, dir, played, children, ...answers }: VideoFrameProps) {
  const reader = useReader();
  const { publicOrigin } = useConfig();
  const video = usePreview(answers.video, (values) => previews.video({ id, dir }, values));
  const related = useDeferredAfterNavigation(valueOrPending(answers.related), pending);
  const categories = useLocalizedCategories(id, answers.categories);
  const services = useVideoServices(id, valueOf(answers.video), played?.remembered ?? true);
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
