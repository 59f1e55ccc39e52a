/** An hour of 70 reads, 20 searches and 10 writes in a hundred: no fault, and memory stays flat. */
import * as fc from 'fast-check';
import { calls } from '@afterglow/contract/calls';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { publicPaths } from '../../tools/pagePaths.ts';
import { answerFault, exchange, type SentRequest } from '../exchange.ts';
import { startHardSite, type HardSite } from '../hardSite.ts';
import { inParallel } from '../inParallel.ts';
import type { OpenPart, Part } from '../part.ts';

const roundMs = 60_000;
const batch = 200;
const width = 16;
const warmUp = 5;
const growthLimit = 100;

const ids = [...makeCatalogue().videos()].slice(0, 300).map(({ entity }) => entity.id);
const words = ['evening', 'lake', 'night', 'abend', '夜', 'tram', 'x', 'lantern light', 'éclair'];
const tabs = ['', '&tab=pornstars', '&tab=pornsites', '&tab=playlists', '&tab=members'];

const use = fc.oneof(
  { weight: 70, arbitrary: fc.record({ kind: fc.constant('read' as const), path: fc.constantFrom(...publicPaths) }) },
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('search' as const),
      word: fc.constantFrom(...words),
      tab: fc.constantFrom(...tabs),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('write' as const), id: fc.constantFrom(...ids), isRemoved: fc.boolean() }),
  },
);
type Use = typeof use extends fc.Arbitrary<infer T> ? T : never;

const visitor = { 'x-country': 'ca', connection: 'close' };

function toRequest(site: HardSite, cookie: string, one: Use): SentRequest {
  switch (one.kind) {
    case 'read':
      return { port: site.port, method: 'GET', target: one.path, headers: visitor, body: '' };
    case 'search': {
      const target = `/search/1/?s=${encodeURIComponent(one.word)}${one.tab}`;
      return { port: site.port, method: 'GET', target, headers: visitor, body: '' };
    }
    case 'write': {
      const section = one.isRemoved ? 'del' : 'add';
      const body = new URLSearchParams({ act: 'watch_later', section, video_id: String(one.id) }).toString();
      const type = 'application/x-www-form-urlencoded';
      const headers = { ...visitor, cookie, 'content-type': type, 'content-length': String(body.length) };
      return { port: site.apiPort, method: 'POST', target: calls.input.path(), headers, body };
    }
  }
}

async function open(): Promise<OpenPart> {
  const site = await startHardSite();
  const memory: number[] = [];
  return {
    async round(seed) {
      const cookie = (await site.signIn()).join('=');
      const end = performance.now() + roundMs;
      const found: string[] = [];
      let tried = 0;
      for (let part = 0; performance.now() < end; part += 1) {
        const uses = fc.sample(use, { seed: seed * 1_000 + part, numRuns: batch });
        const faults = await inParallel(uses, width, async (one) => {
          const request = toRequest(site, cookie, one);
          return exchange(request).then(
            (answer) => answerFault(request, answer),
            (error: unknown) => `${request.target} got no answer: ${String(error)}`,
          );
        });
        found.push(...faults.filter((fault) => fault !== null));
        tried += batch;
      }
      memory.push(site.memory());
      const exit = site.exited();
      return { tried, found: exit === null ? found : [...found, exit] };
    },
    async close() {
      await site.end();
      const settled = Math.max(...memory.slice(0, warmUp));
      const last = memory.at(-1) ?? 0;
      return memory.length > warmUp && last > settled + growthLimit
        ? [`Memory grew from ${settled.toFixed(0)} to ${last.toFixed(0)} MB in ${memory.length} minutes.`]
        : [];
    },
  };
}

export const mixed: Part = {
  unit: 'requests',
  goal: 'an hour without a fault, memory within 100 MB',
  rounds: 60,
  open,
};
