import { captionsForm } from '@afterglow/design-system/forms/CaptionsForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { StudioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen';
import { studioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen/view';
import type { FullStudioVideo, StudioTracks } from '@afterglow/contract/studio';
import { useState } from 'react';
import { changeCaptions, studioVideoRead } from '../../data/studio.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { fieldsOf, useSubmit } from '../../features/forms/useSubmit.ts';
import { useFlash } from '../../shared/submitted.ts';

type Outcome = 'captions' | 'captions_remove';

const outcomeOf = (flash: string | null): Outcome | undefined =>
  flash === 'captions' || flash === 'captions_remove' ? flash : undefined;

/** The captions of a video, which are added and removed on the page. */
export function Captions({ video, tracks }: { video: FullStudioVideo; tracks: StudioTracks }) {
  const reader = useReader();
  const [done, setDone] = useState(outcomeOf(useFlash()));
  const shown = captionsForm(tracks, reader);
  const definition = changeCaptions(video.id);
  const { values, errors, busy, register, onSubmit } = useSubmit(definition, {
    stays: true,
    onDone: (_, sent) => {
      setDone(fieldsOf(sent, definition.names)['remove'] ? 'captions_remove' : 'captions');
      reread(studioVideoRead(video.id));
    },
    onRefused: () => setDone(undefined),
  });
  const state = { action: reader.href.here(), values: { ...shown.values, ...values }, errors, busy, register };
  const form = { ...shown, ...state, onSubmit, done };
  return <StudioVideoScreen {...studioVideoScreen({ video, form }, reader)} />;
}
