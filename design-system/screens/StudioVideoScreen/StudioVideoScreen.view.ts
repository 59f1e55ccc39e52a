import type { FullStudioVideo } from '@afterglow/contract/studio';
import { studioDays } from '../../facts/StudioDays/StudioDays.view.ts';
import { studioState } from '../../lists/StudioList/StudioList.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { StudioVideoSection, StudioVideoScreenProps } from './StudioVideoScreen.tsx';

interface StudioVideoPage {
  video: FullStudioVideo;
  form: StudioVideoScreenProps['form'];
}

/** Returns what the uploader can do about the state of a video; null if nothing needs to be done. */
function adviceFor({ status, changeable }: FullStudioVideo, { href }: Reader): StudioVideoScreenProps['advice'] {
  if (status === 'hidden') return { kind: 'write', href: href.page('support') };
  if (status !== 'refused') return null;
  return changeable ? { kind: 'change' } : { kind: 'upload', href: href.page('upload') };
}

const sectionNames = ['details', 'captions', 'chapters'] as const satisfies readonly StudioVideoSection['name'][];

/** Returns links to the parts of a video, one of which is shown; none if only its details can be changed. */
const sectionsOf = (
  { id, changeable, tracks }: FullStudioVideo,
  shown: StudioVideoSection['name'],
  { href }: Reader,
): StudioVideoSection[] =>
  changeable && tracks !== null
    ? sectionNames.map((name) => ({
        name,
        href: href.studioVideo({ id }, name === 'details' ? undefined : name),
        current: name === shown,
      }))
    : [];

export function studioVideoScreen({ video, form }: StudioVideoPage, reader: Reader): StudioVideoScreenProps {
  const { id, title, status, reason } = video;
  const { href } = reader;
  const asks = form?.section === 'delete' || form?.section === 'restore';
  const section = form?.section === 'captions' || form?.section === 'chapters' ? form.section : 'details';
  return {
    ...{ title, form },
    sections: asks ? [] : sectionsOf(video, section, reader),
    state: { ...studioState(video, reader), reason },
    advice: asks ? null : adviceFor(video, reader),
    hrefs: {
      studio: href.studio(1),
      watch: status === 'public' ? href.videoById({ id }) : null,
      step: asks ? null : href.studioVideo({ id }, 'delete'),
    },
    step: status === 'deleted' ? 'restore' : 'delete',
    days: asks || section !== 'details' ? null : studioDays(video.days, reader),
  };
}
