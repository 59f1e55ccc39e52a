import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { StudioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen';
import { studioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen/view';
import type { FullStudioVideo } from '@afterglow/contract/studio';
import { deleteVideo } from '../../data/studio.ts';
import type { PageCode } from '../../shared/pageCode.ts';
import { useSubmit } from '../../features/forms/useSubmit.ts';
import { OwnVideo, ownVideoReads } from './OwnVideo.tsx';
import { useLeaveChanged } from './useLeaveChanged.ts';

/** /studio/{id}/?step=delete: asks before a video is deleted, or before one that is deleted comes back */
export function DeleteVideoPage({ id }: { id: number }) {
  return <OwnVideo id={id}>{(video) => <Question video={video} />}</OwnVideo>;
}

function Question({ video }: { video: FullStudioVideo }) {
  const reader = useReader();
  const { id, title, status } = video;
  const leave = useLeaveChanged(id);
  const { errors, busy, onSubmit } = useSubmit(deleteVideo(id), { onDone: (_, sent) => leave(sent) });
  const section: 'restore' | 'delete' = status === 'deleted' ? 'restore' : 'delete';
  const links = { action: reader.href.here(), keepHref: reader.href.studioVideo({ id }) };
  const form = { section, name: title, ...links, errors, busy, onSubmit };
  return <StudioVideoScreen {...studioVideoScreen({ video, form }, reader)} />;
}

export const page: PageCode<{ id: number }> = { Page: DeleteVideoPage, reads: ownVideoReads };
