/**
 * Vitest setup of test files that share a process, its modules and its document: puts back what Vitest has replaced for
 * a file, empties the document, and fails a file that leaves anything else changed which a later one could notice.
 */
import { afterAll, expect, vi } from 'vitest';

/** Storages: Node warns when its own are read, and those of a document are emptied. */
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
const address = typeof document === 'undefined' ? null : location.href;

function changes(): string[] {
  const after = look();
  return (['globalThis', 'env', 'process'] as const).flatMap((place) =>
    [...new Set([...before[place].keys(), ...after[place].keys()])]
      .filter((name) => !Object.is(before[place].get(name), after[place].get(name)))
      .map((name) => `${place}.${name}`),
  );
}

const removeAttributes = (element: Element): void => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

/** Unmounts what a file has rendered, and empties the document and its storages. */
async function clearDocument(address: string): Promise<void> {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  // Components add their rules once, so the sheets stay.
  for (const node of document.head.querySelectorAll(':not(style)')) node.remove();
  document.body.replaceChildren();
  removeAttributes(document.documentElement);
  removeAttributes(document.body);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
  history.replaceState(null, '', address);
}

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (address !== null) await clearDocument(address);
  expect(changes(), 'This file leaves something changed for the next one.').toEqual([]);
});
