/** Hostile texts in everything that a member can store, looked at in a browser at every place where it is shown. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../../../.storybook/chromium.ts';
import { startHardSite, type HardSite } from '../hardSite.ts';
import type { OpenPart, Part } from '../part.ts';
import { attacks } from './texts/attacks.ts';
import { lookAtFiles, lookAtOwnPages, lookAtSharedPages } from './texts/rendered.ts';
import { authors, renameUpload, storeEverywhere, type Author } from './texts/store.ts';
import { lookAtTerminal } from './texts/terminal.ts';

/** Limits count by member, so each text of a round has an author of its own, and each round a site of its own. */
const textsOfRound = authors.length;

interface Written {
  author: Author;
  cookie: [string, string];
  text: string;
}

/** Opens a page of a member's browser, which loads neither pictures nor films of the catalogue. */
async function inBrowser<Result>(
  browser: Browser,
  site: HardSite,
  [name, value]: [string, string],
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const url = `http://localhost:${site.port}`;
  const context = await browser.newContext();
  try {
    await context.addCookies([{ name, value, url }]);
    await context.route('**/media/**', (route) => route.abort());
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function storeAll(site: HardSite, texts: readonly string[], found: string[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const [at, text] of texts.entries()) {
    const author = authors[at % authors.length] ?? authors[0];
    const cookie = await site.signIn(author.name);
    const { stored, found: faults } = await storeEverywhere(site, cookie.join('='), text, author);
    if (stored === 0) found.push(`Nothing was stored of ${JSON.stringify(text)}.`);
    found.push(...faults);
    written.push({ author, cookie, text });
  }
  return written;
}

/** The first author has the upload of the demo, whose title and description are each text in turn. */
async function lookAtEach(browser: Browser, site: HardSite, written: readonly Written[]): Promise<string[]> {
  const found: string[] = [];
  const [owner] = written;
  if (!owner) return found;
  for (const { author, cookie, text } of written) {
    found.push(...(await renameUpload(site, owner.cookie.join('='), text)));
    found.push(...(await inBrowser(browser, site, cookie, (page) => lookAtOwnPages(page, site, author, text))));
    found.push(...(await lookAtFiles(site, text)));
  }
  found.push(...(await lookAtTerminal(site)));
  const all = JSON.stringify(written.map(({ text }) => text));
  found.push(...(await inBrowser(browser, site, owner.cookie, (page) => lookAtSharedPages(page, site, all))));
  return found;
}

async function open(): Promise<OpenPart> {
  const browser = await chromium.launch(launchOptions());
  return {
    async round(seed) {
      const texts = attacks.slice((seed - 1) * textsOfRound, seed * textsOfRound);
      const site = await startHardSite();
      try {
        const found: string[] = [];
        const written = await storeAll(site, texts, found);
        found.push(...(await lookAtEach(browser, site, written)));
        const exit = site.exited();
        return { tried: texts.length, found: exit === null ? found : [...found, exit] };
      } finally {
        await site.end();
      }
    },
    async close() {
      await browser.close();
      return [];
    },
  };
}

export const texts: Part = {
  unit: 'texts',
  goal: 'none runs, none becomes an element, each file can be read',
  rounds: Math.ceil(attacks.length / textsOfRound),
  open,
};
