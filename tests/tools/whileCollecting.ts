import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Waits for a promise while garbage is collected again and again, as it is in a process with much to do. */
export async function whileCollecting<Value>(promise: Promise<Value>): Promise<Value> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new TypeError('This Node does not collect garbage on request.');
  const timer = setInterval(() => void collect(), 20);
  try {
    return await promise;
  } finally {
    clearInterval(timer);
  }
}
