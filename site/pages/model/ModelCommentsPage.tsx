import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import { modelPageHead, type ModelReads } from '@afterglow/design-system/screens/ModelScreen/view';
import type { Comment } from '@afterglow/contract/comment';
import type { FullModel } from '@afterglow/contract/model';
import type { Page } from '@afterglow/contract/wire';
import type { SignedIn } from '@afterglow/contract/globals';
import { commentsRead } from '../../data/comments.ts';
import { modelRead } from '../../data/people.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { Frame } from '../../kit/Frame.tsx';
import { readingPage, type AnswersTo } from '../../kit/readingPage.ts';
import { ModelComments } from './ModelComments.tsx';

interface CommentsAddress {
  dir: string;
  page: number;
}

const reads = ({ dir, page }: CommentsAddress, _: string, user: SignedIn | null) => ({
  model: modelRead(dir),
  comments: commentsRead({ section: 'model', objectId: dir }, page, user !== null),
});

/** /pornstar/{dir}/comments/ */
function ModelCommentsPage({ dir, page, ...answers }: CommentsAddress & AnswersTo<typeof reads>) {
  const reader = useReader();
  const href = (other: number) => reader.href.modelTab({ dir }, 'comments', other);
  const readsOf = ([model, comments]: [FullModel, Page<Comment>]): ModelReads => ({
    model,
    shown: { tab: 'comments', page, comments, href },
  });
  return (
    <Frame
      of={combineResources(answers.model, answers.comments)}
      head={(shown) => modelPageHead(readsOf(shown), reader)}
      loading={<MemberSkeleton />}
    >
      {([model, comments]) => <ModelComments key={model.id} model={model} shown={{ page, comments, href }} />}
    </Frame>
  );
}

export const page = readingPage({
  Page: ModelCommentsPage,
  reads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofModelComments),
});
