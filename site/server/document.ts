import { spriteAddress } from '@afterglow/design-system/primitives/Icon/address';
import { baseCss } from '@afterglow/design-system/base';
import { languages, languageKeys, type Language } from '@afterglow/design-system/reader/languages.ts';
import { ratingLabel } from '@afterglow/contract/rating';
import tokensCss from '@afterglow/tokens/tokens.css?inline';
import { version as styledVersion } from 'styled-components';
import { markBrokenPictures } from '../runtime/client/brokenPictures.ts';
import { recordEarlyClicks } from '../runtime/client/earlyClicks.ts';
import { recordEarlyFields } from '../runtime/client/earlyFieldsScript.ts';
import { completeConfig, type EmbeddedConfig } from '../shared/config.ts';
import { reserveRows } from '../shell/reserveRows.ts';
import type { Page } from '../shared/definePage.ts';
import { inLanguage } from '../routing/inLanguage.ts';
import { fillPath, pathMatcher } from '../runtime/routing/pathMatcher.ts';
import { canonicalAddress } from '../routing/query.ts';
import type { Assets } from './assets.ts';
import { compiledStyles } from '@afterglow/design-system/build/runtime/compiledStyles';
import { iconsIn } from './documentIcons.ts';
import type { Rendered } from './render.tsx';
import { createInlineWriter, type InlineHashes, type InlineWriter } from '../runtime/server/inlineHashes.ts';
import type { Site } from './siteFile.ts';
import { bootApp, bootModule, chunksId } from '../runtime/server/bootScript.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** Replaces lone surrogates by the character that the same text has as HTML. */
const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

function jsonOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes(String.raw`\ud`) ? JSON.stringify(value, wellFormed) : text;
}

/** Returns JSON that is safe inside a script element, whatever text it contains. */
export const scriptJson = (value: unknown): string =>
  jsonOf(value).replace(/[<\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

/** Without a build, styled-components continues in the browser with the rules that it finds in the document. */
const styleAttributes = compiledStyles ? '' : ` data-styled="true" data-styled-version="${styledVersion}"`;

interface DocumentParts {
  rendered: Rendered;
  language: string;
  config: EmbeddedConfig;
  /** Attributes of the root element that set the page's appearance. */
  appearance: string;
  /** Path and known query. */
  address: string;
  /** Absent for the 404 page. */
  page?: Page | undefined;
  publicOrigin: string;
  site: Site;
  assets: Assets;
  /** False for pages behind the age check and 404 pages, which search engines must not index. */
  indexed: boolean;
  /** Whether the document is for frames on other sites. */
  framed?: boolean;
  /** The script of the document: the app, the small one of a member's age check, or none at all. */
  script?: 'app' | 'ageCheck' | 'none';
}

/** Returns links to other forms of a page: the feed of a list, and the description that embeds a video. */
function discovery(page: Page | undefined, path: string, plain: string, publicOrigin: string): string {
  const feed = page?.feed !== undefined && publicOrigin + fillPath(page.feed, pathMatcher(page.path)(path) ?? {});
  const embed = page?.embeddable && `${publicOrigin}/oembed?url=${encodeURIComponent(plain)}`;
  return [
    feed ? `<link rel="alternate" type="application/rss+xml" href="${escaped(feed)}">` : '',
    embed ? `<link rel="alternate" type="application/json+oembed" href="${escaped(embed)}">` : '',
  ].join('');
}

function links({ address, page, language, publicOrigin }: DocumentParts): string {
  const [path = '/', search = ''] = canonicalAddress(address).split('?');
  const query = new URLSearchParams(search);
  query.delete('lang');
  const plain = publicOrigin + (query.size > 0 ? `${path}?${query}` : path);
  const addressIn = (key: string): string =>
    key === 'en' ? plain : publicOrigin + inLanguage(plain.slice(publicOrigin.length), key);
  const alternates = languageKeys.map(
    (key) => `<link rel="alternate" hreflang="${languages[key].tag}" href="${escaped(addressIn(key))}">`,
  );
  return [
    `<link rel="canonical" href="${escaped(addressIn(language))}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escaped(plain)}">`,
    discovery(page, path, plain, publicOrigin),
  ].join('');
}

function socialPreview({ rendered, language, publicOrigin, address, site }: DocumentParts): string {
  const { title, description, picture, type = 'website' } = rendered.report.head;
  return [
    property('og:site_name', site.brand.name),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', publicOrigin + canonicalAddress(address)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the negotiation returns one of the languages
    property('og:locale', languages[language as Language].tag.replace('-', '_')),
    ...(picture ? [property('og:image', new URL(picture, publicOrigin).href)] : []),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ].join('');
}

/** Returns the scripts and data that the page needs to hydrate, which stand at the very end. */
function bootScripts(
  { rendered, assets, language, config, script = 'app' }: DocumentParts,
  inline: InlineWriter,
): string {
  if (script === 'none') return '';
  if (script === 'ageCheck') return inline.script(bootModule(assets.ageCheck), ' type="module"');
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
  return [
    data('page-config', config),
    data('page-answers', rendered.answers),
    data(chunksId, assets.chunksOf(rendered.page, language, rendered.member)),
    inline.script(bootApp({ ...assets, prefetched: spriteAddress, before: completeConfig }), ' type="module"'),
  ].join('');
}

/**
 * A frame whose sandbox lacks `allow-same-origin` has no origin: neither scripts nor videos load in it, and only a
 * script of the document itself can detect that. The player's screen then says why.
 */
const reportSandbox = `if(self.origin==='null')document.documentElement.dataset.sandboxed=''`;

/**
 * Everything before this is flushed first, so that the browser can request what it references while the rest is being
 * sent.
 */
export const firstFlushEnd = '<title';

/** Returns the whole document, and the hashes that its policy lists. */
export function renderDocument(parts: DocumentParts): { html: string; hashes: InlineHashes } {
  const { rendered, language, appearance, page, site, assets, indexed, framed = false, script = 'app' } = parts;
  const { head } = rendered.report;
  const inline = createInlineWriter();
  const html = [
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the negotiation returns one of the languages
    `<!doctype html><html lang="${languages[language as Language].tag}" ${appearance}${script === 'app' ? ' data-arriving' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `${firstFlushEnd}>${escaped(head.title)}</title>`,
    meta('description', head.description),
    meta('rating', ratingLabel),
    indexed ? links(parts) + socialPreview(parts) : meta('robots', 'noindex'),
    `<link rel="icon" href="${site.brand.mark ?? assets.icon}" type="image/svg+xml">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    inline.style(tokensCss + baseCss),
    inline.style(site.accentCss),
    inline.style(rendered.styles, styleAttributes),
    script === 'app' ? inline.script(markBrokenPictures + recordEarlyClicks + recordEarlyFields) : '',
    page?.deviceRows && script === 'app' ? inline.script(reserveRows) : '',
    framed && script === 'app' ? inline.script(reportSandbox) : '',
    head.jsonLd ? `<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>` : '',
    `</head><body>${iconsIn(rendered.beside, rendered.html)}${rendered.beside}<div id="app">${rendered.html}</div>${bootScripts(parts, inline)}</body></html>`,
  ].join('');
  return { html, hashes: inline.hashes };
}
