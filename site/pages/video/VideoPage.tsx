import { PlayerServicesProvider } from '@afterglow/design-system/player/services';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { pending } from '@afterglow/design-system/reader/pending.ts';
import { VideoScreen } from '@afterglow/design-system/screens/VideoScreen';
import { videoScreen } from '@afterglow/design-system/screens/VideoScreen/view';
import { useDeferredAfterNavigation } from '../../kit/useDeferredAfterNavigation.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import { playerServices } from '../../kit/playerServices.ts';
import { usePreview, valueOrPending } from '../../kit/usePreview.ts';
import { previews } from '../../data/previews.ts';
import { useResource } from '../../data/useResource.ts';
import { videoRead } from '../../data/video.ts';
import { relatedRead } from '../../data/videos.ts';
import { videoPageHead } from './videoDocumentHead.ts';

/** /video/{id}/{dir}/ */
export function VideoPage({ id, dir }: { id: number; dir: string }) {
  const reader = useReader();
  const { user, publicOrigin } = useConfig();
  const video = usePreview(useResource(videoRead({ id, dir })), (values) => previews.video({ id, dir }, values));
  const related = useDeferredAfterNavigation(valueOrPending(useResource(relatedRead(id))), pending);
  return (
    <Frame of={video} head={(shown) => videoPageHead(shown, reader, publicOrigin)}>
      {(shown) => (
        <PlayerServicesProvider value={playerServices}>
          <VideoScreen {...videoScreen({ video: shown, related, signedIn: user !== null, offered: 'share' }, reader)} />
        </PlayerServicesProvider>
      )}
    </Frame>
  );
}
