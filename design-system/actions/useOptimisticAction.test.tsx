// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ActionRefusal } from './actionState.ts';
import { useOptimisticAction } from './useOptimisticAction.ts';

/** Renders the hook with replies that the test controls. */
function pressable() {
  const replies: ((answer: ActionRefusal | null | Error) => void)[] = [];
  const send = vi.fn(
    () =>
      new Promise<ActionRefusal | null>((resolve, reject) => {
        replies.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  const { result, rerender } = renderHook(({ value }) => useOptimisticAction(value, send), {
    initialProps: { value: false },
  });
  const answer = (given: ActionRefusal | null | Error, value = false) =>
    act(async () => {
      rerender({ value });
      replies.at(-1)?.(given);
    });
  return { result, send, answer, press: (next: boolean) => act(() => result.current.press(next)) };
}

test('a press shows before its reply, and stays if the server agrees', async () => {
  const { result, answer, press } = pressable();
  press(true);
  expect(result.current).toMatchObject({ value: true, busy: true, refusal: null });
  await answer(null, true);
  expect(result.current).toMatchObject({ value: true, busy: false, refusal: null });
});

test('a refused press is taken back with its code, which the next press clears', async () => {
  const { result, answer, press } = pressable();
  press(true);
  await answer({ code: 'limit_user' });
  expect(result.current).toMatchObject({ value: false, busy: false, refusal: { code: 'limit_user' } });
  press(true);
  expect(result.current).toMatchObject({ value: true, busy: true, refusal: null });
});

test('a double press is sent once', async () => {
  const { result, send, answer } = pressable();
  act(() => {
    result.current.press(true);
    result.current.press(false);
  });
  expect(send).toHaveBeenCalledOnce();
  await answer(null, true);
  expect(result.current.value).toBe(true);
});

test('a press on one says nothing of the next, and is still there on the way back', async () => {
  const replies: ((answer: ActionRefusal | null) => void)[] = [];
  const send = vi.fn(() => new Promise<ActionRefusal | null>((resolve) => replies.push(resolve)));
  const { result, rerender } = renderHook(({ of }) => useOptimisticAction(false, send, of), {
    initialProps: { of: 'one' },
  });
  act(() => result.current.press(true));
  rerender({ of: 'other' });
  expect(result.current).toMatchObject({ value: false, busy: false });
  act(() => result.current.press(true));
  await act(async () => replies[0]?.({ code: 'already' }));
  expect(result.current).toMatchObject({ value: true, busy: true, refusal: null });
  await act(async () => replies[1]?.(null));
  expect(result.current).toMatchObject({ value: false, busy: false, refusal: null });
  rerender({ of: 'one' });
  expect(result.current).toMatchObject({ value: false, busy: false, refusal: { code: 'already' } });
});

test('a reply that never came is a refusal, and the error is reported', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { result, answer, press } = pressable();
  const error = new Error('offline');
  press(true);
  await answer(error);
  expect(result.current).toMatchObject({ value: false, refusal: { code: 'unavailable' } });
  expect(reported).toHaveBeenCalledWith(error);
  vi.unstubAllGlobals();
});

test('the handler stays the same, and sends as the latest rendering says', async () => {
  const [first, latest] = [vi.fn(async () => null), vi.fn(async () => null)];
  const { result, rerender } = renderHook(({ send }) => useOptimisticAction(false, send), {
    initialProps: { send: first },
  });
  const { press } = result.current;
  rerender({ send: latest });
  expect(result.current.press).toBe(press);
  await act(async () => press(true));
  expect(first).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledExactlyOnceWith(true);
});

test('a slow reply to one action does not hold back the refusal of another', async () => {
  const slow = pressable();
  const refused = pressable();
  slow.press(true);
  refused.press(true);
  await refused.answer({ code: 'already' });
  expect(refused.result.current.refusal).toEqual({ code: 'already' });
  expect(slow.result.current.busy).toBe(true);
});
