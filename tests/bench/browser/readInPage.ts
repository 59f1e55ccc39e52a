import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './chromium.ts';

const pollMs = 100;

/**
 * Reads a value in the page through DevTools only. Playwright's own calls first inject a script, which takes about 60
 * ms to parse on a throttled CPU, and their selectors are evaluated at each frame: both would be measured as part of
 * the page.
 */
export async function readInPage<Value>({ session }: View, read: () => Value): Promise<Value> {
  const expression = `(${read.toString()})()`;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(`The page could not be read: ${exceptionDetails.text}`);
  // The return value of the function, by value.
  return result.value as Value;
}

/** Waits until a condition is true in the page. Throws after `timeoutMs`. */
export async function waitInPage(view: View, isTrue: () => boolean, timeoutMs: number): Promise<void> {
  const startedAt = Date.now();
  while (!(await readInPage(view, isTrue))) {
    if (Date.now() - startedAt > timeoutMs) throw new Error(`Not true after ${timeoutMs} ms: ${isTrue.toString()}`);
    await pause(pollMs);
  }
}
