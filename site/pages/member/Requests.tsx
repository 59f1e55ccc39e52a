import { RequestList } from '@afterglow/design-system/lists/RequestList';
import { requestList } from '@afterglow/design-system/lists/RequestList/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { friendRequestsRead } from '../../data/members.ts';
import { useRereadOnFocus } from '../../runtime/data/useOnFocus.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useAnswers } from './useAnswers.ts';

/**
 * Friend requests that the visitor has received and sent, shown above the friends; renders nothing if there are none.
 */
export function Requests({ ownId, page }: { ownId: number; page: number }) {
  const reader = useReader();
  const answer = useResource(friendRequestsRead);
  useRereadOnFocus(friendRequestsRead);
  const { answers, onAnswer, refusedAnswer } = useAnswers(ownId, page);
  if (answer.state !== 'ready') return null;
  const { requests, asked } = answer.value;
  const gone = refusedAnswer && [...requests, ...asked].every(({ id }) => id !== refusedAnswer.id);
  return (
    <RequestList
      {...requestList({ requests, asked, ownId, page, answers, onAnswer }, reader)}
      {...(gone && { error: refusedAnswer.error })}
    />
  );
}
