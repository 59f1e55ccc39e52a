import { join } from 'node:path';
import { inTurn } from '../browser/phone.ts';
import { againstFloor, told, type Figure } from '../figures.ts';
import { buildRenderServer, listPath } from '../floor/build.ts';
import { videoSorts } from '../../../fixtures/contract/lists.ts';
import { median } from '../median.ts';
import { gun } from '../servers/load.ts';
import { startScript } from '../servers/script.ts';
import { startSite, warm } from '../servers/site.ts';
import { startNode, type Started } from '../servers/started.ts';
import type { Ground } from './part.ts';

const part = 'server';
const times = 3;

/** More addresses than the site keeps pages, asked for in a circle: each has been forgotten when its turn comes again. */
const lists = Array.from({ length: 200 }, (_, page) => videoSorts.map((sort) => `/videos/${sort}/${page + 1}/`)).flat();

/** The same page under as many addresses: what differs does not change what is drawn. */
const samePage = Array.from({ length: 1_200 }, (_, step) => `${listPath}?step=${step}`);

/** Starts the three servers one after the other; what was started is ended should a later one fail. */
async function startAll(ground: Ground): Promise<{ site: Started; buffer: Started; render: Started; length: number }> {
  const site = await startSite(await ground.build(), await ground.largeData());
  const started = [site];
  try {
    await warm(site.origin + listPath);
    const plain = await fetch(site.origin + listPath, { headers: { 'Accept-Encoding': 'identity' } });
    const { byteLength: length } = await plain.arrayBuffer();
    const buffer = await startScript(join(import.meta.dirname, '../floor/bufferServer.ts'), String(length));
    started.push(buffer);
    const render = await startNode([await buildRenderServer(), site.origin, listPath], {}, 'The bare render');
    return { site, buffer, render, length };
  } catch (error) {
    await Promise.all(started.map(({ close }) => close()));
    throw error;
  }
}

/** Requests a second of the site's server, beside a bare Node server and a bare React render. */
export async function server(ground: Ground): Promise<Figure[]> {
  const { site, buffer, render, length } = await startAll(ground);
  try {
    const { origin } = site;
    const guns = {
      buffer: gun({ origin: buffer.origin, paths: ['/'] }),
      kept: gun({ origin, paths: [listPath] }),
      brotli: gun({ origin, paths: [listPath], headers: { 'accept-encoding': 'br' } }),
      render: gun({ origin: render.origin, paths: ['/'] }),
      made: gun({ origin, paths: samePage }),
      lists: gun({ origin, paths: lists }),
    };
    for (const one of Object.values(guns)) await one.warm();
    const found = await inTurn(times, {
      buffer: guns.buffer.fire,
      kept: guns.kept.fire,
      brotli: guns.brotli.fire,
      render: guns.render.fire,
      made: guns.made.fire,
      lists: guns.lists.fire,
    });
    const rate = (name: keyof typeof guns) => median(found[name]);
    const of = (floor: keyof typeof guns, measured: keyof typeof guns) =>
      ({ part, unit: 'requests/s', floor: rate(floor), measured: rate(measured) }) as const;
    return [
      againstFloor(
        {
          ...of('buffer', 'kept'),
          name: 'kept page, uncompressed',
          note: `${length.toLocaleString('en')} bytes; the floor sends a buffer of that length`,
        },
        { atLeast: 0.2 },
      ),
      told({ ...of('buffer', 'brotli'), name: 'kept page, brotli 4' }),
      againstFloor(
        {
          ...of('render', 'made'),
          name: 'page not kept, the same page',
          note: `under ${samePage.length} addresses; the floor is renderToString of the same App with its answers at hand`,
        },
        { atLeast: 0.5 },
      ),
      againstFloor({
        ...of('render', 'lists'),
        name: 'pages not kept, other lists',
        note: `${lists.length} lists of the large catalogue: the database’s part is in it`,
      }),
    ];
  } finally {
    await Promise.all([site.close(), buffer.close(), render.close()]);
  }
}
