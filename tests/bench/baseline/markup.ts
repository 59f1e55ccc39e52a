import type { Card, ListPage, VideoPage } from './cards.ts';

/**
 * The baseline: the same content as hand-written static pages. No script, one style element, the same images as the
 * site: AVIF, sizes, the first row with high priority, the rest lazy.
 */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const style = `
:root { color-scheme: dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; background: #14110f; color: #f3ece4 }
header, main { padding: 12px 16px }
a { color: inherit; text-decoration: none }
h1 { font-size: 1.5rem; margin: 0 0 12px }
ul { display: grid; grid-template-columns: 1fr 1fr; gap: 20px 12px; margin: 0; padding: 0; list-style: none }
@media (min-width: 640px) { ul { grid-template-columns: repeat(3, 1fr) } }
@media (min-width: 960px) { ul { grid-template-columns: repeat(4, 1fr) } }
li div { position: relative; aspect-ratio: 16/9; background: #2a2521; border-radius: 10px; overflow: hidden }
img, video { display: block; width: 100%; height: auto }
b { position: absolute; right: 6px; bottom: 6px; padding: 1px 6px; border-radius: 4px; background: #000b; font-size: .75rem }
h2 { display: -webkit-box; overflow: hidden; margin: 8px 0 2px; font-size: .9375rem; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
p { margin: 0; color: #a99f95; font-size: .8125rem }
`.replaceAll('\n', '');

const htmlDocument = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
  `<style>${style}</style></head><body><header><a href="/">Afterglow</a></header><main>${body}</main></body></html>`;

/** Cards in the first row on a phone. */
const firstRow = 2;

function pictureMarkup({ picture }: Card, index: number): string {
  if (!picture) return '';
  const when = index < firstRow ? 'fetchpriority="high"' : 'loading="lazy"';
  const set =
    picture.srcset === null ? '' : ` srcset="${escapeHtml(picture.srcset)}" sizes="${escapeHtml(picture.sizes)}"`;
  const image = `<img${set} src="${escapeHtml(picture.src)}" alt="" width="288" height="162" ${when}>`;
  return picture.avif === null
    ? image
    : `<picture><source type="image/avif" srcset="${escapeHtml(picture.avif)}" sizes="${escapeHtml(picture.sizes)}">${image}</picture>`;
}

const cardMarkup = (card: Card, index: number): string =>
  `<li><a href="${escapeHtml(card.href)}"><div>${pictureMarkup(card, index)}<b>${escapeHtml(card.duration)}</b></div><h2>${escapeHtml(card.title)}</h2><p>${escapeHtml(card.facts)}</p></a></li>`;

export const listMarkup = ({ heading, cards }: ListPage): string =>
  htmlDocument(heading, `<h1>${escapeHtml(heading)}</h1><ul>${cards.map(cardMarkup).join('')}</ul>`);

export const videoMarkup = ({ title, facts, poster, file }: VideoPage): string =>
  htmlDocument(
    title,
    `<video controls playsinline preload="none" width="1280" height="720" poster="${escapeHtml(poster)}" src="${escapeHtml(file)}"></video><h1>${escapeHtml(title)}</h1><p>${escapeHtml(facts)}</p>`,
  );
