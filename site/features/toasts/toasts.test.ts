import { expect, test, vi } from 'vitest';
import { addToast, currentToasts, dismissToast, onToasts } from './toasts.ts';

test('the same sentence is said once, from now on, however often it is pressed', () => {
  const changed = vi.fn();
  onToasts(changed);
  addToast({ kind: 'failure', text: 'That was too often.' });
  const [first] = currentToasts();
  addToast({ kind: 'success', text: 'You are subscribed.' });
  addToast({ kind: 'failure', text: 'That was too often.' });
  expect(currentToasts().map(({ text }) => text)).toEqual(['You are subscribed.', 'That was too often.']);
  expect(currentToasts().at(-1)?.id, 'its four seconds begin anew').not.toBe(first?.id);
  for (const { id } of currentToasts()) dismissToast(id);
  expect(currentToasts()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(5);
});
