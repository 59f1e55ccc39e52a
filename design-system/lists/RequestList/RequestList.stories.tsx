import { fullMembers, members } from '@afterglow/fixtures/data/members';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { RequestList } from './RequestList.tsx';
import { requestList, type RequestsOf } from './RequestList.view.ts';

const meta = preview.meta({ component: RequestList });

const { standard, friend, cyrillic, longName, closed } = members;
const of = (changes: Partial<RequestsOf>): RequestsOf => ({
  ownId: fullMembers.own.id,
  page: 1,
  requests: [friend, cyrillic],
  asked: [standard, longName, closed],
  ...changes,
});

export const Standard = meta.story(fromView(RequestList, requestList, of({})));
export const ReceivedOnly = meta.story(fromView(RequestList, requestList, of({ asked: [] })));
export const SentOnly = meta.story(fromView(RequestList, requestList, of({ requests: [] })));
export const AnsweredTooLate = meta.story(
  fromView(RequestList, requestList, of({ requests: [], asked: [] }), { error: 'It is not here any more.' }),
);
export const Answered = meta.story(
  fromView(
    RequestList,
    requestList,
    of({
      answers: new Map([
        [friend.id, { state: 'accepted' as const }],
        [cyrillic.id, { error: 'It is not here any more.' }],
        [standard.id, { busy: true }],
      ]),
    }),
  ),
);
