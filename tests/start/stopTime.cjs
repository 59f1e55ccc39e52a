/**
 * Makes time stand still in a process: what waits for at least STOPPED_FROM_MS milliseconds, by default for any, waits
 * for weeks.
 */
const { syncBuiltinESMExports } = require('node:module');
const timers = require('node:timers');
const waiting = require('node:timers/promises');

const least = Number(process.env.STOPPED_FROM_MS ?? 0);
const longest = 2 ** 31 - 1;
const stretch = (ms = 0) => (ms >= least ? longest : ms);

for (const name of ['setTimeout', 'setInterval']) {
  const start = timers[name];
  globalThis[name] = timers[name] = (then, ms, ...rest) => start(then, stretch(ms), ...rest);
}
const wait = waiting.setTimeout;
waiting.setTimeout = (ms, ...rest) => wait(stretch(ms), ...rest);
syncBuiltinESMExports();

const abortAfter = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => abortAfter(stretch(ms));
