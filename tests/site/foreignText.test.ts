/** A parser can read each format that the site writes, with any text of an API. */
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { json, testSite, scenarioApi, type ApiHandler } from './testSite.ts';

const { standard } = fullVideos;
const origin = 'http://localhost:3000';
const videoPath = `/video/${standard.id}/${standard.dir}/`;

/** Texts made of characters that end or break formats, and of arbitrary code units. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '\0',
          '\u0001',
          '\v',
          '\f',
          '\u001b',
          '\u007f',
          '\u0085',
          '\ufffe',
          '\uffff',
          '\u{1fffe}',
          '\ud800',
          '\udfff',
        ],
        ...[
          ']]>',
          '<![CDATA[',
          '&',
          '&lt;',
          '<',
          '>',
          '"',
          "'",
          '</script>',
          '<!--',
          '-->',
          '\u2028',
          '\r\n',
          '\n',
          '\t',
        ],
        ...['\\ud800', '\\', '</title>', '</textarea>', '{', '}', 'إ', '夜', '🌊'],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => `x${parts.join('')}`);

/** Returns the everyday API with one text in place of every title, description and name. */
const saying =
  (text: string): ApiHandler =>
  async (path, asked) => {
    const answer = await scenarioApi(everyday)(path, asked);
    const body = JSON.parse(await answer.text(), (key, value: unknown) =>
      /^(?:title|description|username|display_name|text)$/.test(key) && typeof value === 'string' ? text : value,
    );
    return json(body, answer.status);
  };

/** Parses XML. Throws if it is not well-formed. */
const parseXml = (text: string): Document => new JSDOM(text, { contentType: 'application/xml' }).window.document;

/** Returns what an XML document keeps of a text, with normalized line ends. */
const plain = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/\r\n?/g, '\n')
    .trim();

/** Milliseconds. Each text renders a page. */
const patientMs = 120_000;

const eachText = (check: (text: string) => Promise<void>) =>
  fc.assert(fc.asyncProperty(hostile, check), { numRuns: 12, examples: [['An \v evening'], ['An \u0001 evening']] });

test(
  'a feed is XML, and says the titles',
  () =>
    eachText(async (text) => {
      const feed = parseXml(await testSite(saying(text)).page('/videos/longest/rss.xml'));
      const [title] = [...feed.getElementsByTagName('item')].map((item) => item.getElementsByTagName('title')[0]);
      expect(title?.textContent.trim()).toBe(plain(text));
    }),
  patientMs,
);

test(
  'a sitemap is XML, with every video',
  () =>
    eachText(async (text) => {
      const map = parseXml(await testSite(saying(text)).page('/sitemaps/videos-0.xml'));
      expect(map.getElementsByTagName('url').length).toBeGreaterThan(50);
    }),
  patientMs,
);

test(
  'what others embed is one frame with the title',
  () =>
    eachText(async (text) => {
      const answer: { html: string } = JSON.parse(
        await testSite(saying(text)).page(`/oembed?url=${encodeURIComponent(origin + videoPath)}`),
      );
      const { body } = new JSDOM(answer.html).window.document;
      expect([...body.children].map(({ tagName }) => tagName)).toEqual(['IFRAME']);
      expect(body.children[0]?.getAttributeNames()).toEqual(
        expect.arrayContaining(['src', 'title', 'width', 'height', 'allowfullscreen']),
      );
      expect(body.children[0]?.getAttributeNames()).toHaveLength(7);
    }),
  patientMs,
);

test(
  'a page’s scripts hold JSON, in which no text is half a character',
  () =>
    eachText(async (text) => {
      const { document } = new JSDOM(await testSite(saying(text)).page(videoPath)).window;
      const scripts = [...document.querySelectorAll('script[type$="json"]')];
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts)
        JSON.parse(script.textContent, (_, value: unknown) => {
          if (typeof value === 'string') expect(value).not.toMatch(/\p{Surrogate}/u);
          return value;
        });
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelector('title')?.textContent).toMatch(/– Afterglow$/);
    }),
  patientMs,
);
