import { chaptersForm } from '@afterglow/design-system/forms/ChaptersForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { StudioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen';
import { studioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen/view';
import type { FullStudioVideo, StudioTracks } from '@afterglow/contract/studio';
import { useState } from 'react';
import { changeChapters, studioVideoRead } from '../../data/studio.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { UnsavedGuard } from '../../features/leaving/UnsavedGuard.tsx';
import { useSubmit } from '../../features/forms/useSubmit.ts';
import { useFlash } from '../../shared/submitted.ts';

/** The chapters of a video, which are written on the page. */
export function Chapters({ video, tracks }: { video: FullStudioVideo; tracks: StudioTracks }) {
  const reader = useReader();
  const [done, setDone] = useState(useFlash() === 'chapters');
  const shown = chaptersForm(tracks);
  const { values, ...sending } = useSubmit(changeChapters(video.id), {
    stays: true,
    draft: `chapters ${video.id}`,
    onDone: () => {
      setDone(true);
      reread(studioVideoRead(video.id));
    },
    onRefused: () => setDone(false),
  });
  const state = {
    ...sending,
    action: reader.href.here(),
    done: done && !sending.busy,
    values: { ...shown.values, ...values },
  };
  const form = { ...shown, ...state };
  return (
    <>
      <StudioVideoScreen {...studioVideoScreen({ video, form }, reader)} />
      <UnsavedGuard />
    </>
  );
}
