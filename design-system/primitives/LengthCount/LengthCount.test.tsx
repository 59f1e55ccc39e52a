// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { TextArea } from '../TextArea/TextArea.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
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
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000));
const announced = () => screen.getByRole('status').textContent;

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
  await pause();
  expect(announced()).toBe('');
  type(field, 'x'.repeat(91));
  expect(announced()).toBe('');
  type(field, 'x'.repeat(95));
  await pause();
  expect(announced()).toBe('5 characters left');
  type(field, 'x'.repeat(103));
  await pause();
  expect(announced()).toBe('3 characters too many');
  type(field, 'x');
  await pause();
  expect(announced()).toBe('');
});

test('what stands there already is counted and not announced; emptied with its form, nothing is left of it', async () => {
  const field = show(100, 'x'.repeat(95));
  await pause();
  expect(screen.getByText('5 characters left')).toBeTruthy();
  expect(announced()).toBe('');
  type(field, 'x');
  await act(async () => field.form?.reset());
  expect(screen.getByText('5 characters left')).toBeTruthy();
});
