// @vitest-environment jsdom
import { comments } from '@afterglow/fixtures/data/comments';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { CommentCard } from './CommentCard.tsx';
import { commentCard } from './CommentCard.view.ts';

const reader = readerFor('en');
const { user, text } = comments.standard;
afterEach(cleanup);

/** A card in a page that hides it from the first, or by a press. */
function Page({ first = true }: { first?: boolean }) {
  const [isHidden, setHidden] = useState(first);
  const folded = isHidden ? { onShow: () => setHidden(false) } : undefined;
  return (
    <ReaderProvider reader={reader}>
      <CommentCard {...commentCard(comments.standard, reader)} folded={folded} />
      <button type="button" onClick={() => setHidden(true)}>
        Hide it
      </button>
    </ReaderProvider>
  );
}

test('a hidden comment is one row, whose button shows the comment and moves the focus to it', () => {
  render(<Page />);
  expect(screen.getByRole('article', { name: 'A comment is hidden by your words.' })).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByText(user.name)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `Show: ${user.name}` }));
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('article', { name: user.name }));
  expect(screen.queryByText('A comment is hidden by your words.')).toBeNull();
});

test('a comment that was seen keeps its box when it is hidden, and nobody reads it', () => {
  render(<Page first={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.getByRole('button', { name: `Show: ${user.name}` })).toBeTruthy();
  expect(getComputedStyle(screen.getByText(text)).visibility).toBe('hidden');
  expect(screen.queryByRole('link', { name: user.name })).toBeNull();
  expect(document.activeElement, 'nothing was shown').toBe(document.body);
});

test('a comment that was shown once is hidden in its place later', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: `Show: ${user.name}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.getByText(text)).toBeTruthy();
});
