import type { Comment } from '@afterglow/contract/comment';
import type { FullModel } from '@afterglow/contract/model';
import type { Page } from '@afterglow/contract/wire';
import { useTalk } from '../../kit/talk/useTalk.tsx';
import { ModelWithActs } from './ModelWithActs.tsx';

interface ModelTalkProps {
  model: FullModel;
  shown: { page: number; comments: Page<Comment>; href: (page: number) => string };
}

/** A model's screen with its comments and the form to write one. */
export function ModelTalk({ model, shown }: ModelTalkProps) {
  const path = shown.href(1);
  const about = { section: 'model', objectId: model.id } as const;
  const talk = useTalk({
    about,
    page: shown.page,
    shown: shown.comments.entries,
    path,
    action: path,
    plain: `${path}?page=${shown.page}`,
    hostId: 0,
  });
  const comments = talk.applied(shown.comments);
  return (
    <ModelWithActs model={model} shown={{ ...shown, tab: 'comments', comments, talk }}>
      {talk.form}
      {talk.overlay}
    </ModelWithActs>
  );
}
