/** Several processes of the site on one database: what they are sent, and how one version replaces another. */
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

/** The most viewed videos. Distinct counts are distinct addresses, which no cache has yet. */
export const mostViewed = (count: number): string =>
  calls.videos.path({ ...noFilters, gender: 'str', sort: 'most-popular', count, section: '', objectId: '', page: 1 });

/** What a browser says of a request of the site's own page. All processes have one origin, which is none of theirs. */
export const fromPage = { 'Sec-Fetch-Site': 'same-origin' };

/** Signs the demo's member in, and returns the session's cookie. */
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
  /** Changes where requests go, in turns; resolves when what was sent elsewhere is answered, as a load balancer waits. */
  moveTo: (origins: string[]) => Promise<void>;
  answered: () => number;
  stop: () => Promise<LoadReport>;
}

const workers = 4;
const ids = [...makeCatalogue().videos()].map(({ entity }) => entity.id);

/** Sends requests without a pause, of guests and of a member. @param cookie the member's session */
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

/** Names of hashed files: one that only this build has, and one that only the next build has. */
export interface NextBuild {
  folder: string;
  onlyBefore: string;
  onlyNext: string;
}

/** A copy of the build with what a next version may bring: a table, a column, an index, another file. */
export function makeNextBuild(folder: string): NextBuild {
  for (const part of builtParts) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const modules of ['node_modules', 'fixtures/node_modules', 'fixtures/media'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules));
  const migrations = join(folder, 'fixtures/api/migrations');
  mkdirSync(join(migrations, '..'), { recursive: true });
  cpSync(join(root, 'fixtures/api/migrations'), migrations, { recursive: true });
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] }; // drizzle's own
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
  // A page of the next build has no use for it; this one's has.
  const onlyBefore = readdirSync(assets).find((name) => /^VideoPage-.*\.js$/.test(name)) ?? '';
  for (const ending of ['', '.br', '.gz']) rmSync(join(assets, `${onlyBefore}${ending}`), { force: true });
  const onlyNext = 'next-0123456789.js';
  writeFileSync(join(assets, onlyNext), 'export {};\n');
  return { folder, onlyBefore, onlyNext };
}

interface Versions {
  /** Where the versions are, with a build each. */
  before: string;
  next: string;
  start: (entry: string) => RunningSite;
  /** How long each state is held. */
  holdMs: number;
  log?: (sentence: string) => void;
}

/** Asks both while both run. */
export type WhileBothRun = (origins: { before: string; next: string }) => Promise<void>;

/**
 * Replaces one version by the next under load, and goes back to it on the newer schema. A process has answered everything
 * before it ends: a connection that waits to be accepted is lost with it.
 */
export async function updateAndReturn(
  { before, next, start, holdMs, log = () => undefined }: Versions,
  whileBothRun: WhileBothRun = async () => undefined,
): Promise<LoadReport> {
  const begin = async (folder: string) => {
    const site = start(siteEntry(folder));
    const origin = await site.origin;
    const { status } = await fetch(`${origin}/readyz`);
    if (status !== 200) throw new Error(`The site of ${folder} has started, but its /readyz answers ${status}.`);
    return { site, origin };
  };
  let old = await begin(before);
  log('The version before runs; the next one starts beside it.');
  const load = startLoad([old.origin], await signInAt(old.origin));
  try {
    const newer = await begin(next);
    await load.moveTo([old.origin, newer.origin]);
    log('Both answer.');
    await whileBothRun({ before: old.origin, next: newer.origin });
    await sleep(holdMs);
    await load.moveTo([newer.origin]);
    await old.site.end();
    log('The next version answers alone; now back.');
    await sleep(holdMs / 2);
    old = await begin(before);
    await load.moveTo([old.origin, newer.origin]);
    await sleep(holdMs);
    await load.moveTo([old.origin]);
    await newer.site.end();
    log('The version before answers alone, on the newer schema.');
    await sleep(holdMs / 2);
  } finally {
    await load.stop();
  }
  await old.site.end();
  return load.stop();
}
