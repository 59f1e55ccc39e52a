import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Share of the cores' time that is free before a visit begins, and how long to wait for it, in milliseconds. */
const wanted = 0.7;
const patience = 15_000;
const look = 300;

let asked = false;

/** From now on every visit waits until the machine has little else to do; for machines that others use, too. */
export function askForCalm(): void {
  asked = true;
}

const spent = () =>
  cpus().reduce(
    ({ idle, all }, { times }) => ({
      idle: idle + times.idle,
      all: all + times.user + times.nice + times.sys + times.idle + times.irq,
    }),
    { idle: 0, all: 0 },
  );

/** Waits for calm where it was asked for, but not for ever. */
export async function calm(): Promise<void> {
  if (!asked) return;
  const begun = Date.now();
  while (Date.now() - begun < patience) {
    const before = spent();
    await pause(look);
    const now = spent();
    if ((now.idle - before.idle) / (now.all - before.all) >= wanted) return;
  }
}
