import { join } from 'node:path';
import { Pool } from 'undici';
import { videoSorts } from '../../../fixtures/contract/lists.ts';
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

/** What most guests ask for; kept by the page cache. */
const popular = [
  ...['/', '/categories/', '/pornstars/most-popular/1/', '/pornsites/recent/1/', '/playlists/recent/1/'],
  ...['/community/recent/1/', '/information/terms/', '/signin/', '/search/1/?s=evening', '/sitemap-page/'],
  ...videoSorts.flatMap((sort) => ['', '?lang=de', '?lang=th'].map((language) => `/videos/${sort}/1/${language}`)),
];

/** More addresses than the page cache holds: a page under each of them is rendered, and pushes another one out. */
const rare = Array.from(
  { length: 1_500 },
  (_, step) => `/videos/${videoSorts[step % videoSorts.length]}/1/?step=${step}`,
);

interface View {
  path: string;
  /** Of a member, for whom every page is rendered. */
  cookie?: string;
}

/** One view in five is rendered, one in fifty is of a member, one in fifty leads nowhere. */
function viewAt(index: number, cookie: string): View {
  if (index % 50 === 49) return { path: popular[((index - 49) / 50) % popular.length] ?? '/', cookie };
  if (index % 50 === 24) return { path: `/nowhere/${index}/` };
  if (index % 5 === 2) return { path: rare[((index - 2) / 5) % rare.length] ?? '/' };
  return { path: popular[index % popular.length] ?? '/' };
}

/** Asks for these views, in turn over a few connections. */
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

async function measure({ origin }: StartedServer, heapPort: number, views: number): Promise<Figure> {
  const heapBytes = async () => Number(await (await fetch(`http://127.0.0.1:${heapPort}`)).text());
  const cookie = (await demoSession(origin)).join('=');
  const early = Math.ceil(views / 10);
  await visit(origin, 0, early, cookie);
  const baseline = await heapBytes();
  await visit(origin, early, views, cookie);
  return againstBaseline(
    {
      part,
      name: `site’s server after ${views.toLocaleString('en')} page views`,
      unit: 'bytes',
      baseline,
      measured: await heapBytes(),
      note: `after collection; beside that after ${early.toLocaleString('en')}`,
    },
    { atMost: 1.1 },
  );
}

/** What the site's server keeps of the pages that it has served: no more than its caches, which are full by then. */
export async function heap({ build, views }: Environment): Promise<Figure[]> {
  const [script, heapPort] = [await build(), await freePort()];
  const site = await startSite(script, join(benchFolder, 'data-heap'), {
    nodeArgs: ['--expose-gc', '--import', 'tsx', '--import', join(import.meta.dirname, '../servers/heap.ts')],
    settings: { HEAP_PORT: String(heapPort) },
  });
  try {
    return [await measure(site, heapPort, views ?? defaultViews)];
  } finally {
    await site.close();
  }
}
