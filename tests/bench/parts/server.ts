import { join } from 'node:path';
import { againstBaseline, compareFigures, unbounded, type Figure, type VersionFigures } from '../figures.ts';
import { buildRenderServer, listPath } from '../baseline/build.ts';
import { videoSorts } from '@afterglow/contract/lists';
import { median } from '../median.ts';
import { createLoadGenerator } from '../servers/loadGenerator.ts';
import { startScript } from '../servers/script.ts';
import { serve, warmUp, type ServedSite } from '../servers/served.ts';
import { startSite } from '../servers/site.ts';
import { startNode, type StartedServer } from '../servers/startNode.ts';
import type { Environment } from './part.ts';

const part = 'server';
const times = 3;

/** More URLs than the page cache holds. They are requested in turn, so that none is cached. */
const lists = Array.from({ length: 200 }, (_, page) => videoSorts.map((sort) => `/videos/${sort}/${page + 1}/`)).flat();

/** The same page under different URLs: the parameter does not affect the rendering. */
const samePage = Array.from({ length: 1_200 }, (_, step) => `${listPath}?step=${step}`);

interface Servers {
  site: ServedSite;
  before: ServedSite | null;
  buffer: StartedServer;
  render: StartedServer;
  length: number;
  close: () => Promise<void>;
}

async function startBefore(environment: Environment): Promise<ServedSite | null> {
  const other = await environment.otherVersion();
  if (!other) return null;
  const dataDir = await other.largeData();
  return serve(() => startSite(other.script, dataDir), null);
}

/** Starts the servers in sequence; stops them again if one fails. */
async function startAll(environment: Environment): Promise<Servers> {
  const [script, dataDir] = [await environment.build(), await environment.largeData()];
  const started: { close: () => Promise<void> }[] = [];
  const track = <Made extends { close: () => Promise<void> }>(made: Made): Made => {
    started.push(made);
    return made;
  };
  const close = async (): Promise<void> => void (await Promise.all(started.map((one) => one.close())));
  try {
    const site = track(await serve(() => startSite(script, dataDir), null));
    await warmUp(site, listPath);
    const { byteLength: length } = await site.read(listPath);
    const buffer = track(await startScript(join(import.meta.dirname, '../baseline/bufferServer.ts'), String(length)));
    const render = track(await startNode([await buildRenderServer(), site.origin, listPath], {}, 'The bare render'));
    const before = await startBefore(environment);
    if (before) track(before);
    return { site, before, buffer, render, length, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Paths that are requested from the site. */
const targets = {
  kept: { paths: [listPath] },
  brotli: { paths: [listPath], headers: { 'accept-encoding': 'br' } },
  made: { paths: samePage },
  lists: { paths: lists },
};

type Rates = Record<'buffer' | 'render' | keyof typeof targets, number[]>;

const generatorsFor = ({ origin }: ServedSite) => {
  const generator = (name: keyof typeof targets) => createLoadGenerator({ origin, ...targets[name] });
  return { kept: generator('kept'), brotli: generator('brotli'), made: generator('made'), lists: generator('lists') };
};

/** Measures responses per second of floors and versions of the site, in turn. */
async function measureRates({ site, before, buffer, render }: Servers): Promise<{ site: Rates; before: Rates | null }> {
  const floors = {
    buffer: createLoadGenerator({ origin: buffer.origin, paths: ['/'] }),
    render: createLoadGenerator({ origin: render.origin, paths: ['/'] }),
  };
  const [ofSite, ofBefore] = [generatorsFor(site), before && generatorsFor(before)];
  const all = [...Object.values(floors), ...Object.values(ofSite), ...(ofBefore ? Object.values(ofBefore) : [])];
  for (const one of all) await one.warm();
  const rates = { buffer: [], render: [] };
  const empty = () => ({ kept: [], brotli: [], made: [], lists: [] });
  const found: { site: Rates; before: Rates } = { site: { ...rates, ...empty() }, before: { ...rates, ...empty() } };
  for (let round = 0; round < times; round++) {
    // Both versions share the same floors.
    for (const name of ['buffer', 'render'] as const) found.site[name].push(await floors[name].run());
    for (const name of ['kept', 'brotli', 'made', 'lists'] as const) {
      found.site[name].push(await ofSite[name].run());
      if (ofBefore) found.before[name].push(await ofBefore[name].run());
    }
  }
  return { site: found.site, before: before ? found.before : null };
}

function figuresOf(rates: Rates, length: number): Figure[] {
  const of = (floor: 'buffer' | 'render', measured: keyof typeof targets) =>
    ({ part, unit: 'requests/s', baseline: median(rates[floor]), measured: median(rates[measured]) }) as const;
  return [
    againstBaseline(
      {
        ...of('buffer', 'kept'),
        name: 'kept page, uncompressed',
        note: `${length.toLocaleString('en')} bytes; the floor sends a buffer of that length`,
      },
      { atLeast: 0.4 },
    ),
    unbounded({ ...of('buffer', 'brotli'), name: 'kept page, brotli 4' }),
    againstBaseline(
      {
        ...of('render', 'made'),
        name: 'page not kept, the same page',
        note: `under ${samePage.length} addresses; the floor is renderToString of the same App with its answers at hand`,
      },
      { atLeast: 0.55 },
    ),
    againstBaseline({
      ...of('render', 'lists'),
      name: 'pages not kept, other lists',
      note: `${lists.length} lists of the large catalogue: the database’s part is in it`,
    }),
  ];
}

/** Measures requests per second of the site's server, relative to a bare Node server and a bare React render. */
export async function server(environment: Environment): Promise<Figure[]> {
  const servers = await startAll(environment);
  try {
    const rates = await measureRates(servers);
    const versionFigures = (one: Rates): VersionFigures => ({
      all: figuresOf(one, servers.length),
      byRound: one.kept.map((_, round) => {
        const ofRound = (name: keyof Rates) => one[name].slice(round, round + 1);
        const [buffer, render] = [ofRound('buffer'), ofRound('render')];
        const ofSite = {
          kept: ofRound('kept'),
          brotli: ofRound('brotli'),
          made: ofRound('made'),
          lists: ofRound('lists'),
        };
        return figuresOf({ buffer, render, ...ofSite }, servers.length);
      }),
    });
    const site = versionFigures(rates.site);
    return rates.before ? compareFigures(site, versionFigures(rates.before)) : [...site.all];
  } finally {
    await servers.close();
  }
}
