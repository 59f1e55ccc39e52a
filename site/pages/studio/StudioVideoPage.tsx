import { videoChangeForm } from '@afterglow/design-system/forms/VideoChangeForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { studioHead } from '@afterglow/design-system/screens/StudioScreen/view';
import { StudioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen';
import { studioVideoScreen } from '@afterglow/design-system/screens/StudioVideoScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { FullStudioVideo } from '@afterglow/contract/studio';
import type { Term } from '@afterglow/contract/terms';
import { changeVideo, studioVideoRead } from '../../data/studio.ts';
import { categoriesRead } from '../../data/terms.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../shared/config.ts';
import { MembersFrame, SignInFirst } from '../../shared/MembersFrame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { useSubmit } from '../../features/forms/useSubmit.ts';
import { UnsavedGuard } from '../../features/leaving/UnsavedGuard.tsx';
import { useFreshResource } from '../../shared/useFreshResource.ts';
import { useLeaveChanged } from './useLeaveChanged.ts';

/** /studio/{id}/ */
export function StudioVideoPage({ id }: { id: number }) {
  return useConfig().user ? <VideoAndCategories key={id} id={id} /> : <SignInFirst />;
}

function VideoAndCategories({ id }: { id: number }) {
  const reader = useReader();
  const reads = combineResources(useFreshResource(studioVideoRead(id)), useResource(categoriesRead(reader.language)));
  return (
    <MembersFrame of={reads} head={([video]) => studioHead(video.title, reader)} loading={<TextSkeleton />}>
      {([video, categories]) =>
        video.changeable ? (
          <Change video={video} categories={categories} />
        ) : (
          <StudioVideoScreen {...studioVideoScreen({ video, form: null }, reader)} />
        )
      }
    </MembersFrame>
  );
}

function Change({ video, categories }: { video: FullStudioVideo; categories: readonly Term[] }) {
  const reader = useReader();
  const leave = useLeaveChanged(video.id);
  const { values, ...form } = useSubmit(changeVideo(video.id), {
    onDone: (_, sent) => leave(sent),
    // Its other sections are pages of their own, from which one comes back to what was typed.
    draft: `video ${video.id}`,
  });
  const shown = videoChangeForm({ video, categories }, reader);
  const change = { ...shown, ...form, action: reader.href.here(), values: { ...shown.values, ...values } };
  return (
    <>
      <StudioVideoScreen {...studioVideoScreen({ video, form: change }, reader)} />
      <UnsavedGuard />
    </>
  );
}

export const page: PageCode<{ id: number }> = {
  Page: StudioVideoPage,
  reads: ({ id }, language, user) => (user === null ? [] : [studioVideoRead(id), categoriesRead(language)]),
};
