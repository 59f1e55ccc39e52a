import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { videoHead } from '@afterglow/design-system/screens/VideoScreen/view';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { readerOf } from '../../site/shell/reader.ts';
import { videoDocumentHead } from '../../site/pages/video/videoDocumentHead.ts';
import { contentSecurityPolicy } from '../../site/server/headers.ts';
import { renderDocument, scriptJson } from '../../site/server/document.ts';
import { loadSite } from '../../site/server/siteFile.ts';
import type { Rendered } from '../../site/server/render.tsx';
import { readSettings } from '../../site/server/settings.ts';
import { root } from '../tools/repository.ts';
import { splitAtSlots, fillSlots, slot } from '../../site/runtime/server/slots.ts';

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
  seed: '1a2b3c4d',
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
const render = (
  change: Partial<Rendered> = {},
  more: Partial<Omit<Parameters<typeof renderDocument>[0], 'rendered'>> = {},
) => renderDocument({ ...parts, ...more, rendered: rendered(change) });

const filled = (...args: Parameters<typeof fillSlots>) => Buffer.concat(fillSlots(...args)).toString();

describe('slots', () => {
  const page = splitAtSlots(
    `<html data-theme="${slot.theme}"><style nonce="${slot.nonce}"></style>${slot.config}<script nonce="${slot.nonce}"></script>`,
  );

  test('are filled wherever they occur', () => {
    expect(filled(page, { nonce: 'N', theme: 'dark', config: '{}' })).toBe(
      '<html data-theme="dark"><style nonce="N"></style>{}<script nonce="N"></script>',
    );
  });
  test('values are not filled again', () => {
    expect(filled(page, { nonce: slot.config, theme: '$&', config: slot.nonce })).toContain(
      `data-theme="$&"><style nonce="${slot.config}"></style>${slot.nonce}`,
    );
  });
  test('forged slots are not replaced', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('nonce', 'theme', 'config'), (text, name) => {
        const forged = `${text}slot-${'0'.repeat(24)}-${name}${text}`;
        expect(filled(splitAtSlots(forged), { nonce: 'N', theme: 'T', config: 'C' })).toBe(
          Buffer.from(forged).toString(),
        );
      }),
    ));
  test('cannot be guessed', () => expect(slot.nonce).toMatch(/^slot-[0-9a-f]{24}-nonce$/));
  test('preserve multi-byte text', () =>
    expect(filled(splitAtSlots(`🌊ä${slot.theme}夕`), { nonce: '', theme: 'ü', config: '' })).toBe('🌊äü夕'));
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
  test('sets the nonce on every style and script', () => {
    const text = render();
    for (const tag of text.match(/<(?:style|script(?! type="application))[^>]*>/g) ?? [])
      expect(tag).toContain(`nonce="${slot.nonce}"`);
  });
});

test('the age check of a guest is sent without a script', () => {
  const text = render({ page: null }, { script: 'none', indexed: false });
  expect(text).not.toContain('<script');
  expect(text).not.toContain('modulepreload');
});

test('the age check of a member is sent with its own script, and with nothing of the app', () => {
  const text = render({ page: null }, { script: 'ageCheck', indexed: false });
  expect(text.match(/<script[^>]*>/g)).toEqual([
    `<script type="module" nonce="${slot.nonce}" src="/assets/ageCheck.js">`,
  ]);
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
      url: 'https://site.example/video/21707775/evening/',
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
    expect(contentSecurityPolicy('N0nce', readSettings({ MEDIA_HOSTS: 'media.example https://*.cdn.example' }))).toBe(
      "default-src 'self'; script-src 'nonce-N0nce' 'strict-dynamic'; style-src 'self' 'nonce-N0nce'; img-src 'self' data: blob: media.example https://*.cdn.example; " +
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
    const policy = contentSecurityPolicy('N', settings);
    const ads = 'https://offers.example https://pictures.quiet-hotel.example https://*.banners.example';
    expect(policy).toContain(`frame-src ${ads};`);
    expect(policy).toContain(`img-src 'self' data: blob: ${ads};`);
    expect(policy).toContain("connect-src 'self' https://visits.example https://numbers.example count.example;");
    expect(policy).toContain("script-src 'nonce-N' 'strict-dynamic';");
  });
  test('never allows unsafe scripts', () => {
    for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", ' *'])
      expect(contentSecurityPolicy('N', readSettings({}))).not.toContain(unsafe);
  });
});
