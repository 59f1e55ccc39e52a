import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Share of the cores' time that is free before a visit begins, and how long to wait for it, in milliseconds. */
const minIdleShare = 0.7;
const timeoutMs = 15_000;
const pollMs = 300;

let enabled = false;

/** From now on every visit waits until the machine has little else to do; for machines that others use, too. */
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

/** Waits for calm where it was asked for, but not for ever. */
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
