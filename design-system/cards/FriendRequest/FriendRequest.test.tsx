// @vitest-environment jsdom
import { members } from '@afterglow/fixtures/data/members';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { FriendRequest, type FriendRequestProps } from './FriendRequest.tsx';
import { friendRequest } from './FriendRequest.view.ts';

afterEach(cleanup);

const reader = readerFor('en');
const member = members.standard;
const request = (state: FriendRequestProps['state']) => (
  <ReaderProvider reader={reader}>
    <FriendRequest {...friendRequest({ member, state }, reader)} />
  </ReaderProvider>
);

test('the answer takes the buttons away, and focus goes on at the name', () => {
  const { rerender } = render(request('received'));
  screen.getByRole('button', { name: 'Accept' }).focus();
  rerender(request('accepted'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: member.name }));
});

test('a request that was answered before takes no focus', () => {
  render(request('accepted'));
  expect(document.activeElement).toBe(document.body);
});
