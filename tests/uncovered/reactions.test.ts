import { expect, test } from 'vitest';
import { reactionRanges } from './reactions.ts';

const textsOf = (code: string): string[] => reactionRanges(code).map(([start, end]) => code.slice(start, end));

test('what answers an event, and what only that calls, draws nothing', () => {
  const code = `
    export function Card({ onClose }) {
      const close = () => onClose();
      const label = (open) => (open ? 'Close' : 'Open');
      useEffect(() => focus());
      return <button onClick={() => close()}>{label(true)}</button>;
    }`;
  expect(textsOf(code).toSorted()).toEqual(['() => focus()', '() => onClose()', '{() => close()}']);
});

test('what is also called while drawing draws, and so does what others import', () => {
  const code = `
    const shown = () => 1;
    export const follow = () => 2;
    export const Card = () => <button onClick={() => shown() + follow()}>{shown()}</button>;`;
  expect(textsOf(code)).toEqual(['{() => shown() + follow()}']);
});
