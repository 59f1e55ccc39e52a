import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { videoHead } from '@afterglow/design-system/screens/VideoScreen/view';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { readerOf } from '../../site/shell/reader.ts';
import { videoDocumentHead } from '../../site/pages/video/videoDocumentHead.ts';
import { contentSecurityPolicy } from '../../site/server/contentSecurityPolicy.ts';
import type { EmbeddedConfig } from '../../site/shared/config.ts';
import { renderDocument, scriptJson } from '../../site/server/document.ts';
import { loadSite } from '../../site/server/siteFile.ts';
import type { Rendered } from '../../site/server/render.tsx';
import { readSettings } from '../../site/server/settings.ts';
import { root } from '../tools/repository.ts';

const publicOrigin = 'https://site.example';
const SITE_FILE = join(root, 'fixtures/contract/lanternSite.json');
const rendered = (change: Partial<Rendered> = {}): Rendered => ({
  beside: '',
  html: '<p>Here</p>',
  styles: '',
  answers: {},
  complete: true,
  report: { head: { title: 'A page', description: 'What it is' }, status: 200 },
  page: 'videos/VideosPage',
  member: false,
  ...change,
});
const parts = {
  language: 'en',
  appearance: 'data-theme="dark"',
  config: {
    brand: loadSite(undefined).brand,
    seed: '1a2b3c4d',
    user: null,
    hidden_channels: [],
    language: 'en',
    publicOrigin,
    gate: null,
    google: false,
  } satisfies EmbeddedConfig,
  address: '/videos/longest/1/',
  publicOrigin,
  indexed: true,
  site: loadSite(undefined),
  assets: {
    entry: '/assets/entry.js',
    packages: [],
    ageCheck: '/assets/ageCheck.js',
    icon: '/favicon.svg',
    chunksOf: () => [],
  },
};
type Change = [change?: Partial<Rendered>, more?: Partial<Omit<Parameters<typeof renderDocument>[0], 'rendered'>>];
const renderWhole = (...[change = {}, more = {}]: Change) =>
  renderDocument({ ...parts, ...more, rendered: rendered(change) });
const render = (...change: Change) => renderWhole(...change).html;

/** The hash of a text as a content security policy writes it. */
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline elements as a browser finds them: it hashes what stands between the tags. */
const inline = (html: string, name: 'style' | 'script'): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?! type="application)[^>]*>(.*?)</${name}>`, 'gs'))].map(
    ([, text = '']) => text,
  );

describe('inline styles and scripts', () => {
  test.each(['app', 'ageCheck', 'none'] as const)(
    'of a document with the script %s are those with a hash',
    (script) => {
      const { html, hashes } = renderWhole({ styles: '.a{color:red}' }, { script, framed: true });
      expect(inline(html, 'style').map(sha256)).toEqual(hashes.styles);
      expect(inline(html, 'script').map(sha256)).toEqual(hashes.scripts);
      expect(hashes.styles.length).toBeGreaterThan(1);
      expect(html).not.toMatch(/<script[^>]* src=/);
    },
  );

  test('that came with the text of others have none', () => {
    const { html, hashes } = renderWhole({ html: '<p><script>alert(1)</script><style>p{color:red}</style></p>' });
    expect(inline(html, 'script')).toContain('alert(1)');
    expect(hashes.scripts).not.toContain(sha256('alert(1)'));
    expect(hashes.styles).not.toContain(sha256('p{color:red}'));
  });

  test('are the same scripts on every page', () => {
    const chunksOf = (page: string | null) => [`/assets/${page}.js`];
    const assets = { ...parts.assets, chunksOf };
    const [one, other] = [renderWhole({}, { assets }), renderWhole({ page: 'home/HomePage' }, { assets })];
    expect(other.hashes.scripts).toEqual(one.hashes.scripts);
    expect(other.html).toContain(
      '<script type="application/json" id="page-chunks">["/assets/home/HomePage.js"]</script>',
    );
  });
});

describe('untrusted text', () => {
  const hostile = '</script><b>"\'&\u2028\u2029<!--';
  const head = { title: hostile, description: hostile };

  test('is escaped in the head', () => {
    const text = render({ report: { head, status: 200 } });
    expect(text).toContain('<title>&lt;/script&gt;&lt;b&gt;&quot;');
    expect(text).not.toContain('<b>');
    expect(text).toContain('<meta name="description" content="&lt;/script&gt;');
    expect(text).toContain('<meta property="og:title" content="&lt;/script&gt;');
  });
  test('is JSON in scripts', () => {
    const text = render({ answers: { [hostile]: { state: 'ready', value: { title: hostile } } } });
    const [, json = ''] = /<script type="application\/json" id="page-answers">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual({ [hostile]: { state: 'ready', value: { title: hostile } } });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
  });
  test('is safe in a script element', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(scriptJson(text)).not.toContain('<');
        expect(JSON.parse(scriptJson(text))).toBe(text);
      }),
    ));
});

describe('the head', () => {
  test('contains canonical URL and alternate languages', () => {
    const text = render({}, { address: '/videos/longest/2/?type=hd&lang=de', language: 'de' });
    expect(text).toContain('<html lang="de"');
    expect(text).toContain('<link rel="canonical" href="https://site.example/videos/longest/2/?type=hd&amp;lang=de">');
    expect(text).toContain(
      '<link rel="alternate" hreflang="en" href="https://site.example/videos/longest/2/?type=hd">',
    );
    expect(text).toContain(
      '<link rel="alternate" hreflang="de" href="https://site.example/videos/longest/2/?type=hd&amp;lang=de">',
    );
    expect(text).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://site.example/videos/longest/2/?type=hd">',
    );
  });
  test('has a canonical URL without language for English', () => {
    expect(render({}, { address: '/?lang=en' })).toContain('<link rel="canonical" href="https://site.example/">');
  });
  test('of a noindex page has no previews', () => {
    const text = render({}, { indexed: false });
    expect(text).toContain('<meta name="robots" content="noindex">');
    for (const trace of ['canonical', 'hreflang', 'og:']) expect(text).not.toContain(trace);
  });
  test('carries the RTA label', () =>
    expect(render()).toContain('<meta name="rating" content="RTA-5042-1996-1400-1577-RTA">'));
  test('has the sharing picture', () => {
    const text = render({
      report: { head: { title: 'A', description: 'B', picture: '/media/scenes/01/1280x720/1.jpg' }, status: 200 },
    });
    expect(text).toContain('<meta property="og:image" content="https://site.example/media/scenes/01/1280x720/1.jpg">');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});

test('the age check of a guest is sent without a script', () => {
  const text = render({ page: null }, { script: 'none', indexed: false });
  expect(text).not.toContain('<script');
  expect(text).not.toContain('modulepreload');
});

test('the age check of a member is sent with its own script, and with nothing of the app', () => {
  const text = render({ page: null }, { script: 'ageCheck', indexed: false });
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module">']);
  expect(text).toContain('const files=["/assets/ageCheck.js"]');
  expect(text).not.toContain('modulepreload');
});

describe('structured data', () => {
  const { standard } = fullVideos;
  const config = { user: null, language: 'en' as const, publicOrigin, gate: null, brand: loadSite(undefined).brand };
  const reader = readerOf(config, {}, '/video/21707775/evening/');
  const of = (change: Partial<FullVideo>) => videoDocumentHead({ ...standard, ...change }, reader, publicOrigin).jsonLd;

  test('of a video', () => {
    const video = { seconds: 3_754, poster: '/media/scenes/10/1280x720/1.jpg', postedAt: Date.UTC(2026, 0, 2) };
    expect(of(video)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: standard.title,
      description: videoHead({ ...standard, ...video }, reader).description,
      thumbnailUrl: 'https://site.example/media/scenes/10/1280x720/1.jpg',
      uploadDate: '2026-01-02T00:00:00.000Z',
      duration: 'PT1H2M34S',
      url: `https://site.example/video/${standard.id}/${standard.dir}/`,
      contentUrl: `https://site.example/video/${standard.id}/${standard.dir}/file`,
      isFamilyFriendly: false,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: standard.statistics.views,
      },
    });
  });
  test.each(['', 'http://[', '//'])('without a picture whose address is %j', (poster) => {
    expect(of({ poster })).toHaveProperty('url');
    expect(of({ poster })).not.toHaveProperty('thumbnailUrl');
  });
  test('nothing of a private video', () => expect(of({ private: true })).toBeUndefined());

  const script = '<script type="application/ld+json">';
  const head = { title: 'A', description: 'B' };
  test('is written into the document of whichever page has it', () => {
    const jsonLd = { '@context': 'https://schema.org', '@type': 'VideoObject', name: '</script>' } as const;
    const text = render({ report: { head: { ...head, type: 'video.other', jsonLd }, status: 200 } });
    expect(text).toContain(`${script}{"@context":"https://schema.org","@type":"VideoObject","name":"\\u003c/script>"}`);
    expect(text).toContain('<meta property="og:type" content="video.other">');
  });
  test('is missing where a page has none', () => {
    const text = render({ page: 'video/VideoPage', report: { head, status: 200 } });
    expect(text).not.toContain(script);
    expect(text).toContain('<meta property="og:type" content="website">');
  });
});

describe('the content security policy', () => {
  test('allows what the page needs, including media hosts', () => {
    expect(
      contentSecurityPolicy(
        { styles: ["'sha256-S'"], scripts: ["'sha256-J'", "'sha256-K'"] },
        readSettings({ MEDIA_HOSTS: 'media.example https://*.cdn.example' }),
      ),
    ).toBe(
      "default-src 'self'; script-src 'sha256-J' 'sha256-K' 'strict-dynamic'; style-src 'self' 'sha256-S'; img-src 'self' data: blob: media.example https://*.cdn.example; " +
        "media-src 'self' blob: media.example https://*.cdn.example; connect-src 'self' media.example https://*.cdn.example; frame-src 'none'; worker-src 'self' blob:; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site",
    );
  });
  test('allows frames, pictures and hits of the hosts that the site file and the settings name', () => {
    const settings = readSettings({
      AD_HOSTS: 'https://*.banners.example',
      ANALYTICS_HOSTS: 'count.example',
      SITE_FILE,
    });
    const policy = contentSecurityPolicy({ styles: [], scripts: ["'sha256-J'"] }, settings);
    const ads = 'https://offers.example https://pictures.quiet-hotel.example https://*.banners.example';
    expect(policy).toContain(`frame-src ${ads};`);
    expect(policy).toContain(`img-src 'self' data: blob: ${ads};`);
    expect(policy).toContain("connect-src 'self' https://visits.example https://numbers.example count.example;");
    expect(policy).toContain("script-src 'sha256-J' 'strict-dynamic';");
  });
  test('never allows unsafe scripts', () => {
    for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", ' *'])
      expect(contentSecurityPolicy({ styles: [], scripts: [] }, readSettings({}))).not.toContain(unsafe);
  });
  test('allows no script to a document that has none', () =>
    expect(contentSecurityPolicy({ styles: [], scripts: [] }, readSettings({}))).toContain("script-src 'none';"));
});
