import { join } from 'node:path';
import { Pool } from 'undici';
import * as z from 'zod/mini';
import { videoSorts } from '@afterglow/contract/lists';
import { demoSession } from '../../tools/demoSession.ts';
import { againstBaseline, type Figure } from '../figures.ts';
import { benchFolder } from '../paths.ts';
import { freePort } from '../../tools/freePort.ts';
import { startSite } from '../servers/site.ts';
import type { StartedServer } from '../servers/startNode.ts';
import type { Environment } from './part.ts';

const part = 'heap';
const defaultViews = 100_000;
const connections = 20;

/** Paths that most guests request. The page cache keeps them. */
const popular = [
  ...['/', '/categories/', '/pornstars/most-popular/1/', '/pornsites/recent/1/', '/playlists/recent/1/'],
  ...['/community/recent/1/', '/information/terms/', '/signin/', '/search/1/?s=evening', '/sitemap-page/'],
  ...videoSorts.flatMap((sort) => ['', '?lang=de', '?lang=th'].map((language) => `/videos/${sort}/1/${language}`)),
];

/** Returns the path of a new page: it is rendered, and replaces another one in the page cache. */
const newPage = (index: number): string => `/videos/${videoSorts[index % videoSorts.length]}/1/?step=${index}`;

interface View {
  path: string;
  /** Session cookie of a member, for whom every page is rendered. */
  cookie?: string;
}

/**
 * Returns the view with this number. One in five requests a new page, one in fifty has a member's cookie, and one in
 * fifty leads to a missing page.
 */
function viewAt(index: number, cookie: string): View {
  if (index % 50 === 49) return { path: popular[((index - 49) / 50) % popular.length] ?? '/', cookie };
  if (index % 50 === 24) return { path: `/nowhere/${index}/` };
  if (index % 5 === 2) return { path: newPage(index) };
  return { path: popular[index % popular.length] ?? '/' };
}

/** Requests the views from `from` to `to`, in order, over a few connections. */
async function visit(origin: string, from: number, to: number, cookie: string): Promise<void> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  let next = from;
  const worker = async (): Promise<void> => {
    while (next < to) {
      const view = viewAt(next++, cookie);
      const headers = { 'accept-encoding': 'br', ...(view.cookie && { cookie: view.cookie }) };
      const { statusCode, body } = await pool.request({ path: view.path, method: 'GET', headers });
      for await (const bytes of body) void bytes;
      if (statusCode !== 200 && statusCode !== 404) throw new Error(`${view.path} was answered with ${statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.close();
}

const memorySchema = z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() });

/** The kinds of memory, and how much each may grow. */
const kinds = [
  { kind: 'heapUsed', name: 'heap', atMost: 1.1, note: 'after collection' },
  { kind: 'external', name: 'buffers', atMost: 1.2, note: 'pages and what is compressed of them, after collection' },
  // The allocator returns little of the memory that requests have used at the same time, but it must not keep growing.
  { kind: 'rss', name: 'whole process', atMost: 1.3, note: 'as the system sees it' },
] as const;

async function measure({ origin }: StartedServer, heapPort: number, views: number): Promise<Figure[]> {
  const memory = async () => z.parse(memorySchema, await (await fetch(`http://127.0.0.1:${heapPort}`)).json());
  const cookie = (await demoSession(origin)).join('=');
  const early = Math.ceil(views / 10);
  await visit(origin, 0, early, cookie);
  const before = await memory();
  await visit(origin, early, views, cookie);
  const after = await memory();
  return kinds.map(({ kind, name, atMost, note }) =>
    againstBaseline(
      {
        part,
        name: `site’s server after ${views.toLocaleString('en')} page views: ${name}`,
        unit: 'bytes',
        baseline: before[kind],
        measured: after[kind],
        note: `${note}; beside that after ${early.toLocaleString('en')}`,
      },
      { atMost },
    ),
  );
}

/**
 * Measures the memory that the site's server keeps after serving pages. It must be no more than its caches, which are
 * full by then.
 */
export async function heap({ build, views }: Environment): Promise<Figure[]> {
  const [script, heapPort] = [await build(), await freePort()];
  const site = await startSite(script, join(benchFolder, 'data-heap'), {
    nodeArgs: ['--expose-gc', '--import', 'tsx', '--import', join(import.meta.dirname, '../servers/heap.ts')],
    settings: { HEAP_PORT: String(heapPort) },
  });
  try {
    return await measure(site, heapPort, views ?? defaultViews);
  } finally {
    await site.close();
  }
}
