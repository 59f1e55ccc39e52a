import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import { modelPageHead, type ModelReads } from '@afterglow/design-system/screens/ModelScreen/view';
import type { Comment } from '@afterglow/contract/comment';
import type { FullModel } from '@afterglow/contract/model';
import type { Page } from '@afterglow/contract/wire';
import { commentsRead } from '../../data/comments.ts';
import { modelRead } from '../../data/people.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { ModelComments } from './ModelComments.tsx';

const modelCommentsRead = (dir: string, page: number, signedIn: boolean) =>
  commentsRead({ section: 'model', objectId: dir }, page, signedIn);

/** /pornstar/{dir}/comments/ */
export function ModelCommentsPage({ dir, page }: { dir: string; page: number }) {
  const reader = useReader();
  const signedIn = useConfig().user !== null;
  const reads = combineResources(useResource(modelRead(dir)), useResource(modelCommentsRead(dir, page, signedIn)));
  const href = (other: number) => reader.href.modelTab({ dir }, 'comments', other);
  const readsOf = ([model, comments]: [FullModel, Page<Comment>]): ModelReads => ({
    model,
    shown: { tab: 'comments', page, comments, href },
  });
  return (
    <Frame of={reads} head={(shown) => modelPageHead(readsOf(shown), reader)} loading={<MemberSkeleton />}>
      {([model, comments]) => <ModelComments key={model.id} model={model} shown={{ page, comments, href }} />}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof ModelCommentsPage>[0]> = {
  Page: ModelCommentsPage,
  reads: ({ dir, page }, _, user) => [modelRead(dir), modelCommentsRead(dir, page, user !== null)],
  ownReads: import.meta.env.SSR && (() => import('../ownReads.ts').then((module) => module.ofModelComments)),
};
