import { refusalSentence } from '@afterglow/design-system/forms/refusals';
import type { Answered } from '@afterglow/design-system/lists/RequestList/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useState } from 'react';
import { sendAct } from '../../data/act.ts';
import { memberTabRead } from '../../data/members.ts';
import { unreadNotificationsRead } from '../../data/notifications.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { useSubmitted } from '../../shared/submitted.ts';

type Answers = ReadonlyMap<number, Answered>;

/** Returns the id of the request whose answer was refused without script, and why; null if none was. */
function useRefusedAnswer(): { id: number; error: string } | null {
  const reader = useReader();
  const { values, refusals } = useSubmitted();
  const id = Number(values['user_id']);
  return refusals[0] && id > 0 ? { id, error: refusalSentence('friend', refusals[0], reader) } : null;
}

/**
 * Returns the visitor's answers to friend requests. Each is sent once, and reverted with a message if it is refused.
 */
export function useAnswers(ownId: number, page: number) {
  const reader = useReader();
  const refusedAnswer = useRefusedAnswer();
  const [answers, setAnswers] = useState<Answers>(
    () => new Map(refusedAnswer ? [[refusedAnswer.id, { error: refusedAnswer.error }]] : []),
  );
  const note = (id: number, answered: Answered) => setAnswers((before) => new Map(before).set(id, answered));
  const send = async (id: number, act: 'accept' | 'del', done: Answered): Promise<void> => {
    note(id, { busy: true });
    const refused = await sendAct({ act: 'friend', section: act, user_id: id });
    note(id, refused ? { error: refusalSentence('friend', refused, reader) } : done);
    if (refused) return;
    // The answer also marks the notification of the request as read.
    reread(unreadNotificationsRead);
    const friends = memberTabRead(ownId, 'friends', page, true);
    if (act === 'accept' && friends) reread(friends);
  };
  const onAnswer = (id: number, received: boolean, act: 'accept' | 'del') => {
    if (answers.get(id)?.busy) return;
    void send(id, act, { state: act === 'accept' ? 'accepted' : received ? 'declined' : 'withdrawn' });
  };
  return { answers, onAnswer, refusedAnswer };
}
