import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import { ModelScreen } from '@afterglow/design-system/screens/ModelScreen';
import { modelPageHead, modelScreen, type ModelReads } from '@afterglow/design-system/screens/ModelScreen/view';
import type { Comment } from '@afterglow/fixtures/contract/comment';
import type { FullModel } from '@afterglow/fixtures/contract/model';
import type { Page } from '@afterglow/fixtures/contract/wire';
import { modelCommentsRead } from '../../data/members.ts';
import { modelRead } from '../../data/people.ts';
import { useResource } from '../../data/useResource.ts';
import { combineResources } from '../../kit/combineResources.ts';
import { Frame } from '../../kit/Frame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';

/** /pornstar/{dir}/comments/ */
export function ModelCommentsPage({ dir, page }: { dir: string; page: number }) {
  const reader = useReader();
  const reads = combineResources(useResource(modelRead(dir)), useResource(modelCommentsRead(dir, page)));
  const href = (other: number) => reader.href.modelTab({ dir }, 'comments', other);
  const readsOf = ([model, comments]: [FullModel, Page<Comment>]): ModelReads => ({
    model,
    shown: { tab: 'comments', page, comments, href },
  });
  return (
    <Frame of={reads} head={(shown) => modelPageHead(readsOf(shown), reader)} loading={<MemberSkeleton />}>
      {(shown) => <ModelScreen {...modelScreen(readsOf(shown), reader)} />}
    </Frame>
  );
}

export const modelCommentsPage: PageCode<Parameters<typeof ModelCommentsPage>[0]> = {
  Page: ModelCommentsPage,
  reads: ({ dir, page }) => [modelRead(dir), modelCommentsRead(dir, page)],
};
