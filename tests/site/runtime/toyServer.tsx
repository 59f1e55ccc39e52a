import { renderToString } from 'react-dom/server';
import { recordEarlyClicks } from '../../../site/runtime/client/earlyClicks.ts';
import { recordEarlyFields } from '../../../site/runtime/client/earlyFieldsScript.ts';
import { loadPage } from '../../../site/runtime/client/loadedPages.ts';
import type { Poster } from '../../../site/runtime/data/poster.ts';
import type { Fetcher } from '../../../site/runtime/data/read.ts';
import { responseOf } from '../../../site/runtime/server/bufferedBody.ts';
import { compressPage, negotiateEncoding } from '../../../site/runtime/server/compress.ts';
import { fetchAnswers } from '../../../site/runtime/server/fetchAnswers.ts';
import { imagePreloads } from '../../../site/runtime/server/imagePreloads.ts';
import { createInlineWriter } from '../../../site/runtime/server/inlineHashes.ts';
import { createPageCache, type RenderedPage } from '../../../site/runtime/server/pageCache.ts';
import { precompressed } from '../../../site/runtime/server/precompress.ts';
import { parseTarget } from '../../../site/runtime/server/requestTarget.ts';
import { ToyApp } from './ToyApp.tsx';
import {
  note,
  Reports,
  ReturnedForm,
  table,
  type Report,
  type Returned,
  type ToyAddress,
  type User,
} from './toyPages.tsx';

/** The quarry's server, put together from the runtime's functions as a real site does. */

interface Upstream {
  fetcher: Fetcher;
  poster: Poster;
}

interface Visit {
  address: ToyAddress;
  user: User;
  returned?: Returned;
}

const deferredMs = 20;

async function answersFor({ address: { route }, user }: Visit, fetcher: Fetcher) {
  const reads = {
    needed: (await route?.reads('en', user)) ?? [],
    deferred: (await route?.deferredReads('en', { user })) ?? [],
  };
  const [answers] = await Promise.all([fetchAnswers(reads, fetcher, deferredMs), route && loadPage(route)]);
  return answers;
}

const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;

async function render(visit: Visit, fetcher: Fetcher): Promise<RenderedPage> {
  const { address, user, returned } = visit;
  const { answers, complete } = await answersFor(visit, fetcher);
  let report: Report = { status: 500, title: '' };
  const app = renderToString(
    <Reports value={(reported) => (report = reported)}>
      <ReturnedForm value={returned ?? null}>
        <ToyApp
          address={address}
          answers={answers}
          user={user}
          ssrPath={address.path}
          ssrSearch={address.query.toString()}
        />
      </ReturnedForm>
    </Reports>,
  );
  const inline = createInlineWriter();
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${report.title}</title>${inline.script(recordEarlyClicks + recordEarlyFields)}</head>`,
    `<body><div id="app">${app}</div>`,
    dataElement('page-config', { quarry: 'North </script>', user }),
    `${dataElement('page-answers', answers)}</body></html>`,
  ].join('');
  return {
    body: Buffer.from(html),
    policy: `script-src ${inline.hashes.scripts.join(' ')}`,
    status: report.status,
    preloads: imagePreloads(app),
    complete,
  };
}

const userOf = (request: Request): User => {
  const name = /\buser=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  return name === undefined ? null : { name };
};

/** Sends a page: as it was compressed before, compressed as it goes, or plain. */
async function respond(request: Request, connection: unknown, page: RenderedPage, cached: boolean): Promise<Response> {
  const { body, policy, status } = page;
  const encoding = negotiateEncoding(body.length, request.headers.get('accept-encoding') ?? undefined);
  const whole = encoding === null ? body : cached && encoding === 'br' ? await precompressed(body) : null;
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
  if (encoding) headers.set('Content-Encoding', encoding);
  if (whole) headers.set('Content-Length', String(whole.length));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (whole || !encoding) return responseOf(whole ?? body, { status, headers }, connection);
  return new Response(await compressPage(body, body.indexOf('<title'), encoding), { status, headers });
}

/** Returns the server of a quarry whose API answers as `upstream` does. */
export function toyServer({ fetcher, poster }: Upstream) {
  const cache = createPageCache();
  const pageFor = async (visit: Visit): Promise<[page: RenderedPage, cached: boolean]> => {
    const { address, user, returned } = visit;
    if (user !== null || returned || address.route?.page.uncached) return [await render(visit, fetcher), false];
    const known = cache.get(address.href);
    if (known) return [known, true];
    const page = await cache.singleFlight(address.href, () => render(visit, fetcher));
    if (page.status === 200 || page.status === 404) cache.set(address.href, { ...page, status: page.status });
    const stale = page.status >= 500 ? cache.getStale(address.href) : undefined;
    return stale ? [stale, true] : [page, false];
  };
  const send = async (request: Request, connection: unknown, visit: Visit): Promise<Response> => {
    const [page, cached] = await pageFor(visit);
    return respond(request, connection, visit.returned ? { ...page, status: 422 } : page, cached);
  };
  const receive = async (request: Request, connection: unknown, visit: Visit): Promise<Response> => {
    const sent = new URLSearchParams(await request.text());
    const values = Object.fromEntries(note.names.map((name) => [name, sent.getAll(name).join(',')]));
    const reply = await poster('/quarry/note', new URLSearchParams(values));
    if (reply.ok) return new Response(null, { status: 303, headers: { Location: visit.address.href } });
    return send(request, connection, { ...visit, returned: { values, sentence: await reply.text() } });
  };
  return {
    fetch: async (request: Request, connection?: unknown): Promise<Response> => {
      const target = parseTarget(request.url.replace(/^https?:\/\/[^/]+/, ''));
      const redirect = target && table.redirectOf(target.path);
      if (redirect !== null) return new Response(null, { status: 301, headers: { Location: redirect } });
      const address = table.parseAddress(target?.path ?? '/404', target?.query ?? new URLSearchParams());
      const visit = { address, user: userOf(request) };
      return (request.method === 'POST' ? receive : send)(request, connection, visit);
    },
  };
}
