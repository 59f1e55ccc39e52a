// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { TextArea } from '../TextArea/TextArea.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function show(limit: number, defaultValue = '') {
  render(
    <ReaderProvider reader={readerFor('en')}>
      <form>
        <TextArea label="Message" limit={limit} defaultValue={defaultValue} />
      </form>
    </ReaderProvider>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

const type = (field: HTMLTextAreaElement, value: string) => fireEvent.input(field, { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Returns what is announced once the visitor has paused; it is gone again by then. */
async function announced(): Promise<string> {
  await wait(1_000);
  await wait(100);
  const text = screen.queryByRole('status')?.textContent ?? '';
  await wait(3_000);
  return text;
}

test('it counts down and beyond, in code points of the trimmed text', () => {
  const field = show(100);
  expect(screen.getByText('100 characters left')).toBeTruthy();
  type(field, ' 🌅 ab ');
  expect(screen.getByText('96 characters left')).toBeTruthy();
  type(field, 'x'.repeat(101));
  expect(screen.getByText('1 character too many').closest('[data-over]')).not.toBeNull();
  expect(field.value, 'nothing is cut off').toHaveLength(101);
});

test('it is announced near the limit, once the visitor pauses', async () => {
  const field = show(100);
  type(field, 'x'.repeat(50));
  expect(await announced()).toBe('');
  type(field, 'x'.repeat(91));
  await wait(500);
  expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
  type(field, 'x'.repeat(95));
  expect(await announced()).toBe('5 characters left');
  type(field, 'x'.repeat(103));
  expect(await announced()).toBe('3 characters too many');
  type(field, 'x');
  expect(await announced()).toBe('');
});

test('what stands there already is counted and not announced; emptied with its form, nothing is left of it', async () => {
  const field = show(100, 'x'.repeat(95));
  expect(screen.getByText('5 characters left')).toBeTruthy();
  expect(await announced()).toBe('');
  type(field, 'x');
  await act(async () => field.form?.reset());
  expect(screen.getByText('5 characters left')).toBeTruthy();
});
