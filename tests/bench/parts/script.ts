import { setTimeout as pause } from 'node:timers/promises';
import { listPath } from '../baseline/build.ts';
import { waitUntilIdle } from '../browser/idle.ts';
import { isScript, type Request } from '../browser/network.ts';
import { loadIn, type PageLoad } from '../browser/pageLoad.ts';
import { bounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { pagePart } from './pagePart.ts';

const part = 'script';
const kib = 1_024;

/** Milliseconds that an idle page may wait before it fetches the code of the pages it links to. */
const idleFetchMs = 4_000;

interface Scripts {
  untilLive: Request[];
  whenIdle: Request[];
}

function scriptsOf({ requests, timeOrigin, metrics }: PageLoad): Scripts {
  const scripts = requests.filter(isScript);
  const liveAt = timeOrigin + metrics.liveAt;
  return {
    untilLive: scripts.filter(({ sentAt }) => sentAt <= liveAt),
    whenIdle: scripts.filter(({ sentAt }) => sentAt > liveAt),
  };
}

const bytesOf = (requests: readonly Request[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);

function bytesFigure(name: string, visits: readonly Request[][], atMost: number): Figure {
  const files = visits.at(-1)?.length ?? 0;
  const note = files > 0 ? `${files} files, brotli, with their headers` : '';
  const measured = median(visits.map(bytesOf));
  return bounded({ part, name, unit: 'bytes', measured, ...(note && { note }) }, { atMost });
}

interface Visit {
  normal: Scripts;
  saving: Scripts;
}

/**
 * Measures the scripts of the list page until it is hydrated, those fetched when it is idle, and the latter under
 * Save-Data.
 */
export const script = pagePart<never, Visit>(async (environment) => {
  const chromium = await environment.chromium();
  const scriptsAt = (url: string, saveData: boolean): Promise<Scripts> =>
    chromium.open(async (view) => {
      if (saveData) await view.session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
      const load = await loadIn(view, url, 'live and idle');
      await pause(idleFetchMs);
      await waitUntilIdle(view);
      return scriptsOf({ ...load, requests: [...view.log.requests.values()] });
    });
  return {
    // Bytes do not vary between visits.
    rounds: 1,
    visit: async (site) => {
      await warmUp(site, listPath, 1);
      const url = site.origin + listPath;
      return { normal: await scriptsAt(url, false), saving: await scriptsAt(url, true) };
    },
    figures: (_, visits) => [
      bytesFigure(
        'list until hydrated',
        visits.map(({ normal }) => normal.untilLive),
        110 * kib,
      ),
      bytesFigure(
        'list when idle',
        visits.map(({ normal }) => normal.whenIdle),
        60 * kib,
      ),
      bytesFigure(
        'list when idle, under Save-Data',
        visits.map(({ saving }) => saving.whenIdle),
        0,
      ),
    ],
  };
});
