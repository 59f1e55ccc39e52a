import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Required share of idle CPU time before a visit. After `timeoutMs` the visit begins anyway. */
const minIdleShare = 0.7;
const timeoutMs = 15_000;
const pollMs = 300;

let enabled = false;

/** Makes every visit wait until the machine is idle. For shared machines. */
export function enableWaitForIdle(): void {
  enabled = true;
}

const cpuTimes = () =>
  cpus().reduce(
    ({ idle, all }, { times }) => ({
      idle: idle + times.idle,
      all: all + times.user + times.nice + times.sys + times.idle + times.irq,
    }),
    { idle: 0, all: 0 },
  );

/** Waits until the machine is idle, if enabled, up to a timeout. */
export async function waitForIdle(): Promise<void> {
  if (!enabled) return;
  const startedAt = Date.now();
  while (Date.now() - startedAt < timeoutMs) {
    const before = cpuTimes();
    await pause(pollMs);
    const now = cpuTimes();
    if ((now.idle - before.idle) / (now.all - before.all) >= minIdleShare) return;
  }
}
