import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@afterglow/contract/brand';
import { adOrigins, analyticsOrigins, type Settings } from './settings.ts';

/**
 * Partners of a demo: an advertiser, a site with models, a service that counts visits and the places that offer apps.
 * They show what operators get from others.
 */

type Answer = [type: string, body: string | Buffer];

const sky = (width: number, height: number): string => {
  const [middle, foot] = [Math.round(width * 0.72), Math.round(height * 0.7)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#2b2348"/><stop offset=".62" stop-color="#b2566b"/>' +
    '<stop offset="1" stop-color="#f0a86b"/></linearGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="url(#s)"/>` +
    `<circle cx="${middle}" cy="${foot}" r="${Math.round(Math.min(width, height) * 0.22)}" fill="#ffd9a0"/>` +
    `<path d="M0 ${foot}L${width * 0.24} ${height * 0.45}L${width * 0.5} ${foot}L${width * 0.78} ${height * 0.52}L${width} ${foot}V${height}H0z" fill="#1d1a2e"/>` +
    `<g fill="#fff" font-family="Georgia,serif"><text x="16" y="${Math.round(height * 0.36)}" font-size="${Math.round(Math.min(width / 9, 26))}">A quiet hotel</text>` +
    `<text x="16" y="${Math.round(height * 0.36) + 20}" font-size="${width < 200 ? 9 : 12}">An advertisement of the demo</text></g></svg>`
  );
};

const frame = (width: number, height: number): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>A quiet hotel</title>' +
  '<style>body{margin:0}a,svg{display:block;inline-size:100%;block-size:100vh}</style>' +
  `<a href="/offer/" target="_blank" rel="noopener">${sky(width, height)}</a></html>`;

const plainPage = (title: string, sentence: string): Answer => [
  'text/html; charset=utf-8',
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${title}</title><style>body{font:16px/1.5 Georgia,serif;max-inline-size:36rem;margin:4rem auto;padding:0 1rem}</style>` +
    `<h1>${title}</h1><p>${sentence}</p></html>`,
];

const picture = (width: number, height: number): Answer => ['image/svg+xml', sky(width, height)];

const pages: Readonly<Record<string, Answer>> = {
  '/ad/wide/': ['text/html; charset=utf-8', frame(728, 90)],
  '/ad/tall/': ['text/html; charset=utf-8', frame(160, 600)],
  '/promo/wide.svg': picture(728, 90),
  '/promo/narrow.svg': picture(320, 90),
  '/promo/wide/': ['text/html; charset=utf-8', frame(728, 90)],
  '/promo/narrow/': ['text/html; charset=utf-8', frame(320, 90)],
  '/offer/': plainPage('A quiet hotel', 'Here an advertiser would welcome you. This one belongs to the demo.'),
  '/telegram/': plainPage('The channel', 'Here a channel of Telegram would open. This one belongs to the demo.'),
  '/ios/': plainPage('The app', 'Here the app for iPhone and iPad would be offered. This one belongs to the demo.'),
  '/extension/': plainPage('The extension', 'Here a browser would offer the extension. This one belongs to the demo.'),
};

/** Models that a partner advertises, in the order of their drawn portraits. */
const advertised = ['Nuria', 'Aldo', 'Marit', 'Ines', 'Tamsin', 'Bram', 'Odile', 'Jonas'] as const;

const modelsAt = (origin: string): string =>
  JSON.stringify(
    advertised.map((name, index) => ({
      name,
      img: `${origin}/models/${index + 13}.jpg`,
      url: `${origin}/offer/`,
      online: index % 3 !== 1,
    })),
  );

async function portrait(number: string, mediaFolder: string): Promise<Answer> {
  return ['image/jpeg', await readFile(join(mediaFolder, `people/${number.padStart(2, '0')}/288x288/1.jpg`))];
}

async function answerTo(
  { url = '', headers: { host = '' } }: IncomingMessage,
  mediaFolder: string,
): Promise<Answer | null> {
  const [, number] = /^\/models\/(\d{1,2})\.jpg$/.exec(url) ?? [];
  if (number !== undefined) return portrait(number, mediaFolder).catch(() => null);
  return url === '/models.json' ? ['application/json', modelsAt(`http://${host}`)] : (pages[url] ?? null);
}

async function respond(request: IncomingMessage, response: ServerResponse, mediaFolder: string): Promise<void> {
  const answer = request.method === 'GET' ? await answerTo(request, mediaFolder) : null;
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };
  // Hits are accepted and dropped.
  if (request.method === 'POST' && request.url === '/hit') response.writeHead(204, headers).end();
  else if (answer === null) response.writeHead(404, headers).end();
  else response.writeHead(200, { ...headers, 'Content-Type': answer[0] }).end(answer[1]);
  request.resume();
}

const createPartners = (mediaFolder: string): Server =>
  createServer((request, response) => void respond(request, response, mediaFolder));

type Banner = Exclude<Settings['demoPartners'], 'off'>;

/** Returns the banner above pages: a picture, or a page in a frame. */
const promoAt = (origin: string, banner: Banner): NonNullable<Brand['promo']> => {
  const end = banner === 'frame' ? '/' : '.svg';
  return {
    kind: banner === 'frame' ? 'iframe' : 'image',
    href: `${origin}/offer/`,
    desktop: `${origin}/promo/wide${end}`,
    mobile: `${origin}/promo/narrow${end}`,
    goal: 'hotel',
  };
};

const partsAt = (origin: string, banner: Banner): Partial<Brand> => ({
  analytics: {
    counter: 1,
    services: [
      { kind: 'matomo', address: `${origin}/hit` },
      { kind: 'plausible', address: `${origin}/hit` },
    ],
  },
  ads: {
    top: `${origin}/ad/wide/`,
    bottom: `${origin}/ad/wide/`,
    left: `${origin}/ad/tall/`,
    right: `${origin}/ad/tall/`,
  },
  promo: promoAt(origin, banner),
  modelsFeed: true,
  telegram: `${origin}/telegram/`,
  iosApp: `${origin}/ios/`,
  extension: `${origin}/extension/`,
});

/** A channel of the sample catalogue that the demo's operator has hidden (R53). */
const hiddenChannel = 'Harbour Films';

/**
 * Starts the partners of a demo, which have a port, and so an origin, of their own. Returns settings that use them.
 * They end with the process.
 * @param mediaFolder folder with the drawn portraits
 */
export async function withDemoPartners(settings: Settings, mediaFolder: string): Promise<Settings> {
  const { demoPartners: banner } = settings;
  if (banner === 'off') return settings;
  const server = createPartners(mediaFolder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') return settings;
  const origin = `http://127.0.0.1:${address.port}`;
  const brand = { ...settings.site.brand, ...partsAt(origin, banner) };
  return {
    ...settings,
    feedUrl: settings.feedUrl ?? `${origin}/models.json`,
    site: { ...settings.site, brand, hiddenChannels: [...settings.site.hiddenChannels, hiddenChannel] },
    adHosts: [...adOrigins(brand), ...settings.adHosts],
    analyticsHosts: [...analyticsOrigins(brand), ...settings.analyticsHosts],
  };
}
