import type { FullStudioVideo } from '@afterglow/contract/studio';
import { studioDays } from '../../facts/StudioDays/StudioDays.view.ts';
import { studioState } from '../../lists/StudioList/StudioList.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { StudioVideoScreenProps } from './StudioVideoScreen.tsx';

interface Shown {
  video: FullStudioVideo;
  form: StudioVideoScreenProps['form'];
}

/** Returns what the uploader can do about the state of a video; null if nothing needs to be done. */
function adviceFor({ status, changeable }: FullStudioVideo, { href }: Reader): StudioVideoScreenProps['advice'] {
  if (status === 'hidden') return { kind: 'write', href: href.page('support') };
  if (status !== 'refused') return null;
  return changeable ? { kind: 'change' } : { kind: 'upload', href: href.page('upload') };
}

export function studioVideoScreen({ video, form }: Shown, reader: Reader): StudioVideoScreenProps {
  const { id, title, status, reason } = video;
  const { href } = reader;
  const asks = form?.section === 'delete' || form?.section === 'restore';
  return {
    ...{ title, reason, form },
    state: studioState(video, reader),
    advice: asks ? null : adviceFor(video, reader),
    hrefs: {
      studio: href.studio(1),
      watch: status === 'public' ? href.videoById({ id }) : null,
      step: asks ? null : href.studioVideo({ id }, 'delete'),
    },
    step: status === 'deleted' ? 'restore' : 'delete',
    days: asks ? null : studioDays(video.days, reader),
  };
}
