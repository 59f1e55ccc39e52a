import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './chromium.ts';

const pollMs = 100;

/**
 * Reads a value in the page by DevTools alone. Playwright's own calls first add a script of theirs, which takes some
 * 60 ms of a slowed CPU to parse, and their selectors are looked up at each frame: both would be measured as the page's.
 */
export async function readInPage<Value>({ session }: View, read: () => Value): Promise<Value> {
  const expression = `(${read.toString()})()`;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(`The page could not be read: ${exceptionDetails.text}`);
  // What the function returned, by value.
  return result.value as Value;
}

/** Waits until something is true in the page; throws after a timeout in milliseconds. */
export async function waitInPage(view: View, isTrue: () => boolean, timeoutMs: number): Promise<void> {
  const startedAt = Date.now();
  while (!(await readInPage(view, isTrue))) {
    if (Date.now() - startedAt > timeoutMs) throw new Error(`Not true after ${timeoutMs} ms: ${isTrue.toString()}`);
    await pause(pollMs);
  }
}
