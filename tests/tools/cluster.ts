/** Several processes of the site on one database: requests to them, and the replacement of one version by another. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoNames, demoPassword } from '@afterglow/api/accounts/demo';
import { calls } from '@afterglow/contract/calls';
import { noFilters } from '@afterglow/contract/lists';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { videos } from '@afterglow/fixtures/data/videos';
import { root } from './repository.ts';
import { siteEntry, type RunningSite } from './spawnSite.ts';

/** Returns the path of the most viewed videos. Each count gives another path, which no cache has yet. */
export const mostViewed = (count: number): string =>
  calls.videos.path({ ...noFilters, gender: 'str', sort: 'most-popular', count, section: '', objectId: '', page: 1 });

/**
 * Headers of a request that a browser sends from a page of the site. All processes share one public origin, which
 * differs from their own addresses.
 */
export const fromPage = { 'Sec-Fetch-Site': 'same-origin' };

/** Signs in as the demo's member and returns the session cookie. */
export async function signInAt(origin: string): Promise<string> {
  const response = await fetch(origin + calls.login.path(), {
    method: 'POST',
    headers: fromPage,
    body: new URLSearchParams({ usr: demoNames[0] ?? '', pwd: demoPassword }),
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('session='));
  if (cookie === undefined) throw new Error(`The demo's member could not be signed in (${response.status}).`);
  return cookie.split(';')[0] ?? '';
}

export interface LoadReport {
  answered: number;
  failures: string[];
  slowestMs: number;
}

export interface Load {
  /**
   * Changes the origins that take requests in turn. Like a load balancer, it resolves when the pending requests to
   * other origins are answered.
   */
  moveTo: (origins: string[]) => Promise<void>;
  answered: () => number;
  stop: () => Promise<LoadReport>;
}

const workers = 4;
const ids = [...makeCatalogue().videos()].map(({ entity }) => entity.id);

/**
 * Sends requests without a pause, from guests and from a member.
 *
 * @param cookie the member's session cookie
 */
export function startLoad(origins: string[], cookie: string): Load {
  const report: LoadReport = { answered: 0, failures: [], slowestMs: 0 };
  const load = { origins, stopped: false };
  const pending = new Map<Promise<void>, string>();
  let turn = 0;
  const kinds: ((origin: string, number: number) => Promise<Response>)[] = [
    (origin, number) => fetch(`${origin}/?step=${number}`),
    (origin, number) => fetch(origin + mostViewed((number % 200) + 1)),
    (origin) => fetch(origin + calls.video.path({ id: videos.standard.id })),
    (origin) => fetch(`${origin}/videos/most-popular/1/`, { headers: { Cookie: cookie } }),
    (origin, number) =>
      fetch(origin + calls.input.path(), {
        method: 'POST',
        headers: { ...fromPage, Cookie: cookie },
        body: new URLSearchParams({ act: 'favourite', video_id: String(ids[number % ids.length]) }),
      }),
  ];
  const send = async (origin: string, number: number): Promise<void> => {
    const index = number % kinds.length;
    const begun = performance.now();
    try {
      const response = await kinds[index]?.(origin, number);
      const text = await response?.text();
      if (response === undefined || response.status >= 400 || (index === 4 && !/"ok":1|"already"/.test(text ?? '')))
        report.failures.push(`kind ${index}: ${response?.status} ${text?.slice(0, 120)}`);
    } catch (error) {
      report.failures.push(`kind ${index}: ${String(error)}`);
    }
    report.answered += 1;
    report.slowestMs = Math.max(report.slowestMs, performance.now() - begun);
  };
  const work = async (): Promise<void> => {
    while (!load.stopped) {
      turn += 1;
      const origin = load.origins[turn % load.origins.length] ?? '';
      const sending = send(origin, turn);
      pending.set(sending, origin);
      await sending;
      pending.delete(sending);
    }
  };
  const over = Promise.all(Array.from({ length: workers }, work));
  return {
    moveTo: async (next) => {
      load.origins = next;
      await Promise.all([...pending].flatMap(([sending, origin]) => (next.includes(origin) ? [] : [sending])));
    },
    answered: () => report.answered,
    stop: async () => {
      load.stopped = true;
      await over;
      return report;
    },
  };
}

const builtParts = ['package.json', 'site/package.json', 'site/dist', 'fixtures/api/package.json', 'fixtures/api/dist'];

/**
 * A copy of the build. `onlyBefore` and `onlyNext` are names of hashed files that only this build or only the next one
 * has.
 */
export interface NextBuild {
  folder: string;
  onlyBefore: string;
  onlyNext: string;
}

/** Copies the build and adds what a next version may bring: a table, a column, an index, another file. */
export function makeNextBuild(folder: string): NextBuild {
  for (const part of builtParts) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const modules of ['node_modules', 'fixtures/node_modules', 'fixtures/media'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules));
  const migrations = join(folder, 'fixtures/api/migrations');
  mkdirSync(join(migrations, '..'), { recursive: true });
  cpSync(join(root, 'fixtures/api/migrations'), migrations, { recursive: true });
  const journalFile = join(migrations, 'meta/_journal.json');
  // Drizzle's format.
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1) ?? { idx: 0, when: 0 };
  const tag = '9999_next';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, ...{ tag } });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(
    join(migrations, `${tag}.sql`),
    [
      'create table notes (id integer primary key, video_id integer not null references videos (id) on delete cascade);',
      "alter table videos add column note text default '' not null;",
      "alter table users add column note text default '' not null;",
      'create index videos_of_note on videos (note);',
    ].join('--> statement-breakpoint\n'),
  );
  const assets = join(folder, 'site/dist/client/assets');
  // The next build does not need it; this build does.
  const onlyBefore = readdirSync(assets).find((name) => /^VideoPage-.*\.js$/.test(name)) ?? '';
  for (const ending of ['', '.br', '.gz']) rmSync(join(assets, `${onlyBefore}${ending}`), { force: true });
  const onlyNext = 'next-0123456789.js';
  writeFileSync(join(assets, onlyNext), 'export {};\n');
  return { folder, onlyBefore, onlyNext };
}

interface Versions {
  /** The root folders of the two versions, which are both built. */
  before: string;
  next: string;
  start: (entry: string) => RunningSite;
  /** Resolves when a state has been held for long enough. */
  hold: (load: Load) => Promise<void>;
  log?: (sentence: string) => void;
}

/** Called while both versions run. */
export type WhileBothRun = (origins: { before: string; next: string }) => Promise<void>;

/**
 * Replaces one version by the next under load, and goes back to the first one on the newer schema. A process ends only
 * after it has answered everything: a connection that still waits to be accepted would be lost.
 */
export async function updateAndReturn(
  { before, next, start, hold, log = () => undefined }: Versions,
  whileBothRun: WhileBothRun = async () => undefined,
): Promise<LoadReport> {
  const begin = async (folder: string) => {
    const site = start(siteEntry(folder));
    const origin = await site.origin;
    // A check has seconds, which can be too few beside the other version's start.
    for (let tries = 1; ; tries += 1) {
      const { status } = await fetch(`${origin}/readyz`);
      if (status === 200) return { site, origin };
      if (tries === 20) throw new Error(`The site of ${folder} has started, but its /readyz answers ${status}.`);
      // A verdict is kept for a quarter of a second.
      await sleep(500);
    }
  };
  let old = await begin(before);
  log('The version before runs; the next one starts beside it.');
  const load = startLoad([old.origin], await signInAt(old.origin));
  try {
    const newer = await begin(next);
    await load.moveTo([old.origin, newer.origin]);
    log('Both answer.');
    await whileBothRun({ before: old.origin, next: newer.origin });
    await hold(load);
    await load.moveTo([newer.origin]);
    await old.site.end();
    log('The next version answers alone; now back.');
    await hold(load);
    old = await begin(before);
    await load.moveTo([old.origin, newer.origin]);
    await hold(load);
    await load.moveTo([old.origin]);
    await newer.site.end();
    log('The version before answers alone, on the newer schema.');
    await hold(load);
  } finally {
    await load.stop();
  }
  await old.site.end();
  return load.stop();
}
