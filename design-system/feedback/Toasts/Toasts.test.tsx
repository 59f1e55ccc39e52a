// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { Toasts, type Toast } from './Toasts.tsx';

const reader = readerFor('en');
const saved: Toast = { id: 'saved', kind: 'success', text: 'Saved.' };
const failed: Toast = { id: 'failed', kind: 'failure', text: 'Not saved.' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ first = [] }: { first?: readonly Toast[] }) {
  const [toasts, setToasts] = useState(first);
  return (
    <ReaderProvider reader={reader}>
      <button onClick={() => setToasts([saved, failed])}>Save</button>
      <Toasts toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((one) => one.id !== id))} />
    </ReaderProvider>
  );
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

test('a toast is announced, an error at once, by live regions that were there before', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const [polite, urgent] = ['polite', 'assertive'].map((way) => document.querySelector(`[aria-live=${way}]`));
  expect([polite?.textContent, urgent?.textContent]).toEqual(['', '']);
  await wait(100);
  expect([polite?.textContent, urgent?.textContent]).toEqual(['Saved.', 'Not saved.']);
  await wait(3_000);
  expect([polite?.textContent, urgent?.textContent], 'nobody meets it at the end of the page').toEqual(['', '']);
});

test('a toast goes after four seconds', async () => {
  render(<Page first={[saved]} />);
  await wait(3999);
  expect(texts()).toEqual(['Saved.']);
  await wait(1);
  expect(texts()).toEqual([]);
});

test('no toast goes while the pointer is on one', async () => {
  render(<Page first={[saved, failed]} />);
  await wait(3000);
  fireEvent.pointerEnter(screen.getByRole('region'));
  await wait(60_000);
  expect(texts()).toEqual(['Saved.', 'Not saved.']);
  fireEvent.pointerLeave(screen.getByRole('region'));
  await wait(4000);
  expect(texts()).toEqual([]);
});

test('no toast goes while the focus is on one; dismissed one by one, the focus returns to where it was', async () => {
  render(<Page first={[saved, failed]} />);
  const before = screen.getByRole('button', { name: 'Save' });
  before.focus();
  screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
  await wait(60_000);
  expect(texts()).toHaveLength(2);
  fireEvent.click(document.activeElement ?? document.body);
  expect(texts()).toEqual(['Not saved.']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.click(document.activeElement ?? document.body);
  expect(texts()).toEqual([]);
  expect(document.activeElement).toBe(before);
  fireEvent.click(before);
  await wait(4000);
  expect(texts(), 'later ones go again').toEqual([]);
});

test('what the server says after a form stays until it is pressed', async () => {
  const onDismiss = vi.fn();
  render(
    <ReaderProvider reader={reader}>
      <Toasts toasts={[saved]} onDismiss={onDismiss} data-variant="flash" />
    </ReaderProvider>,
  );
  await wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledWith('saved');
});
