import { join } from 'node:path';
import { alternate } from '../alternate.ts';
import { againstBaseline, unbounded, type Figure } from '../figures.ts';
import { buildRenderServer, listPath } from '../baseline/build.ts';
import { videoSorts } from '../../../fixtures/contract/lists.ts';
import { median } from '../median.ts';
import { createLoadGenerator } from '../servers/loadGenerator.ts';
import { startScript } from '../servers/script.ts';
import { serve, warmUp, type ServedSite } from '../servers/served.ts';
import { startSite } from '../servers/site.ts';
import { startNode, type StartedServer } from '../servers/startNode.ts';
import type { Environment } from './part.ts';

const part = 'server';
const times = 3;

/** More URLs than the page cache holds, requested round-robin, so that none is cached. */
const lists = Array.from({ length: 200 }, (_, page) => videoSorts.map((sort) => `/videos/${sort}/${page + 1}/`)).flat();

/** The same page under different URLs: the parameter does not affect the rendering. */
const samePage = Array.from({ length: 1_200 }, (_, step) => `${listPath}?step=${step}`);

/** Starts the three servers in sequence; stops them again if one fails. */
async function startAll(
  environment: Environment,
): Promise<{ site: ServedSite; buffer: StartedServer; render: StartedServer; length: number }> {
  const [script, dataDir] = [await environment.build(), await environment.largeData()];
  const site = await serve(() => startSite(script, dataDir), null);
  const started: { close: () => Promise<void> }[] = [site];
  try {
    await warmUp(site, listPath);
    const plain = await fetch(site.origin + listPath, { headers: { 'Accept-Encoding': 'identity' } });
    const { byteLength: length } = await plain.arrayBuffer();
    const buffer = await startScript(join(import.meta.dirname, '../baseline/bufferServer.ts'), String(length));
    started.push(buffer);
    const render = await startNode([await buildRenderServer(), site.origin, listPath], {}, 'The bare render');
    return { site, buffer, render, length };
  } catch (error) {
    await Promise.all(started.map(({ close }) => close()));
    throw error;
  }
}

/** Requests per second of the site's server, relative to a bare Node server and a bare React render. */
export async function server(environment: Environment): Promise<Figure[]> {
  const { site, buffer, render, length } = await startAll(environment);
  try {
    const { origin } = site;
    const generators = {
      buffer: createLoadGenerator({ origin: buffer.origin, paths: ['/'] }),
      kept: createLoadGenerator({ origin, paths: [listPath] }),
      brotli: createLoadGenerator({ origin, paths: [listPath], headers: { 'accept-encoding': 'br' } }),
      render: createLoadGenerator({ origin: render.origin, paths: ['/'] }),
      made: createLoadGenerator({ origin, paths: samePage }),
      lists: createLoadGenerator({ origin, paths: lists }),
    };
    for (const one of Object.values(generators)) await one.warm();
    const found = await alternate(times, {
      buffer: generators.buffer.run,
      kept: generators.kept.run,
      brotli: generators.brotli.run,
      render: generators.render.run,
      made: generators.made.run,
      lists: generators.lists.run,
    });
    const rate = (name: keyof typeof generators) => median(found[name]);
    const of = (baseline: keyof typeof generators, measured: keyof typeof generators) =>
      ({ part, unit: 'requests/s', baseline: rate(baseline), measured: rate(measured) }) as const;
    return [
      againstBaseline(
        {
          ...of('buffer', 'kept'),
          name: 'kept page, uncompressed',
          note: `${length.toLocaleString('en')} bytes; the floor sends a buffer of that length`,
        },
        { atLeast: 0.2 },
      ),
      unbounded({ ...of('buffer', 'brotli'), name: 'kept page, brotli 4' }),
      againstBaseline(
        {
          ...of('render', 'made'),
          name: 'page not kept, the same page',
          note: `under ${samePage.length} addresses; the floor is renderToString of the same App with its answers at hand`,
        },
        { atLeast: 0.5 },
      ),
      againstBaseline({
        ...of('render', 'lists'),
        name: 'pages not kept, other lists',
        note: `${lists.length} lists of the large catalogue: the database’s part is in it`,
      }),
    ];
  } finally {
    await Promise.all([site.close(), buffer.close(), render.close()]);
  }
}
