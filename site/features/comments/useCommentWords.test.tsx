// @vitest-environment jsdom
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { comments } from '@afterglow/fixtures/data/comments';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hide, stopHiding } from '../../device/hidden.ts';
import { useCommentWords } from './useCommentWords.tsx';

const reader = readerFor('en');
const overlay = { overlay: null, open: () => Promise.resolve() };
const comment = { ...comments.standard, text: 'The last ferry, at night' };
const other = { ...comments.noAvatar, text: 'A ferryman' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => <ReaderProvider reader={reader}>{children}</ReaderProvider>;
const hook = (shown: ReadonlySet<number> = new Set()) =>
  renderHook(() => useCommentWords(shown, vi.fn(), overlay), { wrapper });

test('a comment that holds a hidden word is hidden from its first rendering on', () => {
  hide('words', 'Ferry');
  const { result } = hook();
  expect(result.current.isHidden(comment)).toBe(true);
  expect(result.current.isHidden(other)).toBe(false);
});

test('a comment follows the words of the device, also from another tab', () => {
  const { result } = hook();
  expect(result.current.isHidden(comment)).toBe(false);
  act(() => hide('words', 'ferry'));
  expect(result.current.isHidden(comment)).toBe(true);
  act(() => stopHiding('words', () => true));
  expect(result.current.isHidden(comment)).toBe(false);
  hide('words', 'ferry');
  const kept = { ...localStorage };
  stopHiding('words', () => true);
  act(() => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, String(value));
    dispatchEvent(new StorageEvent('storage'));
  });
  expect(result.current.isHidden(comment)).toBe(true);
});

test('a comment that was shown nevertheless is not hidden', () => {
  hide('words', 'ferry');
  expect(hook(new Set([comment.id])).result.current.isHidden(comment)).toBe(false);
});

test('the server hides nothing', () => {
  hide('words', 'ferry');
  const Sample = () => String(useCommentWords(new Set(), vi.fn(), overlay).isHidden(comment));
  expect(renderToString(wrapper({ children: <Sample /> }))).toBe('false');
});
