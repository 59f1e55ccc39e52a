import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { studioHead } from '@afterglow/design-system/screens/StudioScreen/view';
import { StudioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen';
import { studioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { FullStudioVideo } from '@afterglow/contract/studio';
import { deleteVideo, studioVideoRead } from '../../data/studio.ts';
import { useConfig } from '../../kit/config.ts';
import { MembersFrame, SignInFirst } from '../../kit/MembersFrame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { useSubmit } from '../../features/forms/useSubmit.ts';
import { useFresh } from '../upload/useFresh.ts';
import { useLeaveChanged } from './useLeaveChanged.ts';

/** /studio/{id}/?step=delete: asks before a video is deleted, or before one that is deleted comes back */
export function DeleteVideoPage({ id }: { id: number }) {
  return useConfig().user ? <Asked key={id} id={id} /> : <SignInFirst />;
}

function Asked({ id }: { id: number }) {
  const reader = useReader();
  const video = useFresh(studioVideoRead(id));
  return (
    <MembersFrame of={video} head={({ title }) => studioHead(title, reader)} loading={<TextSkeleton />}>
      {(known) => <Question video={known} />}
    </MembersFrame>
  );
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

export const page: PageCode<{ id: number }> = {
  Page: DeleteVideoPage,
  reads: ({ id }, _, user) => (user === null ? [] : [studioVideoRead(id)]),
};
