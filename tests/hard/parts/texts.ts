/** Hostile texts in everything that a member can store, looked at in a browser at every place where it is shown. */
import { chromium } from '@playwright/test';
import { chromium as launchOptions } from '../../../.storybook/chromium.ts';
import { startHardSite } from '../hardSite.ts';
import type { OpenPart, Part } from '../part.ts';
import { attacks } from './texts/attacks.ts';
import { lookAtFiles, lookAtPages } from './texts/rendered.ts';
import { storeEverywhere } from './texts/store.ts';

async function open(): Promise<OpenPart> {
  const browser = await chromium.launch(launchOptions());
  return {
    async round(seed) {
      const text = attacks[(seed - 1) % attacks.length] ?? '';
      // Limits count by member and address, so each round has a site of its own.
      const site = await startHardSite();
      const origin = `http://localhost:${site.port}`;
      const context = await browser.newContext();
      try {
        const [name, value] = await site.signIn();
        const { stored, found } = await storeEverywhere(site, `${name}=${value}`, text);
        await context.addCookies([{ name, value, url: origin }]);
        const page = await context.newPage();
        found.push(...(await lookAtPages(page, origin, text)), ...(await lookAtFiles(site, text)));
        if (stored === 0) found.push(`Nothing was stored of ${JSON.stringify(text)}.`);
        return { tried: 1, found };
      } finally {
        await context.close();
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
  rounds: attacks.length,
  open,
};
