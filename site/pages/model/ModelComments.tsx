import type { Comment } from '@afterglow/contract/comment';
import type { CommentSort } from '@afterglow/contract/lists';
import type { FullModel } from '@afterglow/contract/model';
import type { Page } from '@afterglow/contract/wire';
import { useComments } from '../../features/comments/useComments.tsx';
import { ModelWithActs } from './ModelWithActs.tsx';

interface ModelCommentsProps {
  model: FullModel;
  shown: {
    page: number;
    comments: Page<Comment>;
    href: (page: number, sort?: CommentSort) => string;
    sort: CommentSort | undefined;
  };
}

/** A model's screen with its comments and the form to write one. */
export function ModelComments({ model, shown }: ModelCommentsProps) {
  const path = shown.href(1, 'newest');
  const about = { section: 'model', objectId: model.id } as const;
  const commenting = useComments({
    about,
    page: shown.page,
    shown: shown.comments.entries,
    path,
    action: path,
    plain: shown.href(shown.page),
    hostId: 0,
  });
  const comments = commenting.applied(shown.comments);
  return (
    <ModelWithActs model={model} shown={{ ...shown, tab: 'comments', comments, commenting }}>
      {commenting.form}
      {commenting.overlay}
    </ModelWithActs>
  );
}
