import { refusedAs, type PostReply } from '@afterglow/contract/postReply';
import { afterEach, expect, test, vi } from 'vitest';
import { onSessionEnd, sendAsMember } from './session.ts';

const done: PostReply = { state: 'done', reply: {} };
const signedOut = refusedAs('login');

/** Returns a request that is answered with each of these replies in turn, and with the last one from then on. */
const answering = (...replies: PostReply[]) =>
  vi.fn(async () => (replies.length > 1 ? replies.shift() : replies[0]) ?? done);

let stop = () => {};
const renewedBy = (ask: () => Promise<boolean>) => {
  stop = onSessionEnd(ask);
};
afterEach(() => stop());

test('what a member sends goes out once while the session lasts', async () => {
  const ask = vi.fn(async () => true);
  renewedBy(ask);
  const request = answering(done);
  expect(await sendAsMember(request)).toBe(done);
  expect(request).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

test('after a session that has ended, it is sent once more when the member has signed in', async () => {
  renewedBy(async () => true);
  const request = answering(signedOut, done);
  expect(await sendAsMember(request)).toBe(done);
  expect(request).toHaveBeenCalledTimes(2);
});

test('without a sign-in, or with that of somebody else, it is refused and not sent again', async () => {
  renewedBy(async () => false);
  const request = answering(signedOut);
  expect(await sendAsMember(request)).toBe(signedOut);
  expect(request).toHaveBeenCalledOnce();
});

test('a guest is not asked, and neither is a member about another refusal', async () => {
  expect(await sendAsMember(answering(signedOut))).toBe(signedOut);
  const ask = vi.fn(async () => true);
  renewedBy(ask);
  const refused = refusedAs('already');
  expect(await sendAsMember(answering(refused))).toBe(refused);
  expect(ask).not.toHaveBeenCalled();
});

test('several requests wait for one sign-in, and one that is refused late goes out after it', async () => {
  const ask = vi.fn(async () => true);
  renewedBy(ask);
  let answerLate: (reply: PostReply) => void = () => {};
  const late = new Promise<PostReply>((resolve) => {
    answerLate = resolve;
  });
  const slow = vi.fn(() => (slow.mock.calls.length === 1 ? late : Promise.resolve(done)));
  const sentLate = sendAsMember(slow);
  const both = [sendAsMember(answering(signedOut, done)), sendAsMember(answering(signedOut, done))];
  expect(await Promise.all(both)).toEqual([done, done]);
  answerLate(signedOut);
  expect(await sentLate).toBe(done);
  expect(ask).toHaveBeenCalledOnce();
});
