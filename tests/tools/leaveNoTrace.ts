/**
 * Vitest setup of test files that share a process and its modules: puts back what Vitest has replaced for a file, and
 * fails a file that leaves anything else changed which a later one could notice.
 */
import { afterAll, expect, vi } from 'vitest';

/** Storages of Node, which warns when they are read. */
const unread = new Set(['localStorage', 'sessionStorage']);
/** Names that modules set when they are first imported or, as Hono's server does with requests, first used. */
const setByModules = /^(?:__\w+|CSS|VIPSHOME|Request|Response)$/;

function propertiesOf(object: object): Map<string, unknown> {
  const names = Object.getOwnPropertyNames(object).filter((name) => !unread.has(name) && !setByModules.test(name));
  return new Map(names.map((name) => [name, Reflect.get(object, name)]));
}

const look = () => ({
  globalThis: propertiesOf(globalThis),
  env: propertiesOf(process.env),
  process: propertiesOf({
    folder: process.cwd(),
    exitCode: process.exitCode,
    ...Object.fromEntries(
      ['warning', 'unhandledRejection', 'uncaughtException'].map((name) => [name, process.listenerCount(name)]),
    ),
  }),
});

const before = look();

function changes(): string[] {
  const after = look();
  return (['globalThis', 'env', 'process'] as const).flatMap((place) =>
    [...new Set([...before[place].keys(), ...after[place].keys()])]
      .filter((name) => !Object.is(before[place].get(name), after[place].get(name)))
      .map((name) => `${place}.${name}`),
  );
}

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(changes(), 'This file leaves something changed for the next one.').toEqual([]);
});
