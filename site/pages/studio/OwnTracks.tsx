import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { StudioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen';
import { studioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen/view';
import type { FullStudioVideo, StudioTracks } from '@afterglow/contract/studio';
import type { ReactNode } from 'react';
import { OwnVideo } from './OwnVideo.tsx';

interface OwnTracksProps {
  id: number;
  children: (video: FullStudioVideo, tracks: StudioTracks) => ReactNode;
}

/** Captions and chapters of the member's own video; its state alone if it cannot have any, or cannot be changed. */
export function OwnTracks({ id, children }: OwnTracksProps) {
  const reader = useReader();
  return (
    <OwnVideo id={id}>
      {(video) =>
        video.changeable && video.tracks ? (
          children(video, video.tracks)
        ) : (
          <StudioVideoScreen {...studioVideoScreen({ video, form: null }, reader)} />
        )
      }
    </OwnVideo>
  );
}
