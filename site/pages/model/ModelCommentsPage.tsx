import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import { modelPageHead, type ModelReads } from '@afterglow/design-system/screens/ModelScreen/view';
import type { Comment } from '@afterglow/contract/comment';
import type { FullModel } from '@afterglow/contract/model';
import type { Page } from '@afterglow/contract/wire';
import type { SignedIn } from '@afterglow/contract/globals';
import { commentsRead, type CommentsAt } from '../../data/comments.ts';
import { modelRead } from '../../data/people.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { Frame } from '../../shared/Frame.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { ModelComments } from './ModelComments.tsx';

interface CommentsAddress extends CommentsAt {
  dir: string;
}

const reads = ({ dir, ...at }: CommentsAddress, _: string, user: SignedIn | null) => ({
  model: modelRead(dir),
  comments: commentsRead({ section: 'model', objectId: dir }, at, user !== null),
});

/** /pornstar/{dir}/comments/ */
function ModelCommentsPage({ dir, page, sort, ...answers }: CommentsAddress & AnswersTo<typeof reads>) {
  const reader = useReader();
  const href = (other: number, by = sort) => reader.href.modelTab({ dir }, 'comments', other, by);
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
      {([model, comments]) => (
        <ModelComments
          key={model.id}
          model={model}
          shown={{ page, comments, href, sort: comments.sort === undefined ? undefined : sort }}
        />
      )}
    </Frame>
  );
}

export const page = readingPage({
  Page: ModelCommentsPage,
  reads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofModelComments),
});
