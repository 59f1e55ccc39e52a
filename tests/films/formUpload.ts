/** Uploads a film through the site's form in Chromium, as a member does. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../../.storybook/chromiumArgs.ts';
import { findBrowser } from '../tools/findBrowser.ts';
import { cancelUnfinished, fileNameOf, finalOutcome, ownUploads, type FilmSite, type Outcome } from './filmSite.ts';

const timeoutMs = 300_000;
const titleField = '::-p-aria([name="Title"][role="textbox"])';

const pressLabel = (page: Page, text: string): Promise<void> =>
  page.evaluate((words) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.includes(words));
    if (!label) throw new Error(`The form has no “${words}”.`);
    label.click();
  }, text);

async function fillIn(page: Page, path: string, title: string): Promise<string | null> {
  const file = await page.waitForSelector('input[type="file"]');
  if (!file) throw new Error('The form has no field for the file.');
  // The type is that of any element.
  await (file as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path);
  await page.locator('::-p-aria([name="Upload"][role="button"])').click();
  await page.locator(titleField).fill(title);
  await page.locator('fieldset ::-p-aria([role="checkbox"])').click();
  for (const words of ['are adults', 'have agreed', 'hold the rights']) await pressLabel(page, words);
  // Waits for a picture to choose, or for an error.
  const seen = await page.waitForSelector('::-p-aria([name="Picture 1"][role="radio"]), [role="alert"]', {
    timeout: timeoutMs,
  });
  const refusal = await seen?.evaluate((element) =>
    element.getAttribute('role') === 'alert' ? element.textContent : null,
  );
  if (refusal != null) return refusal;
  // Clicked by script, because the accessible name of the radio is not the text of its label.
  await seen?.evaluate((element) => element instanceof HTMLElement && element.click());
  await page.locator('::-p-text(Save and send to moderation)').click();
  await page.waitForSelector('::-p-text(It appears after moderation.)', { timeout: timeoutMs });
  return null;
}

export async function uploadByForm(site: FilmSite, path: string, title: string): Promise<Outcome> {
  await cancelUnfinished(site);
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-film-'));
  const { path: executablePath } = await findBrowser();
  const browser = await launch({ executablePath, args: chromiumArgs, protocolTimeout: timeoutMs });
  try {
    const named = join(folder, fileNameOf(path));
    copyFileSync(path, named);
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const [name, value] = site.session;
    await browser.setCookie({ name, value, domain: new URL(site.origin).hostname });
    await page.goto(`${site.origin}/upload-video/`);
    await page.waitForSelector('html[data-live]');
    await page.evaluate('globalThis.__name = (named) => named');
    const refusal = await fillIn(page, named, title);
    const [upload] = await ownUploads(site);
    if (refusal !== null) return { state: 'refused', codes: [upload?.code ?? ''], reason: refusal };
    if (!upload) throw new Error('The upload is not among the own ones.');
    return await finalOutcome(site, String(upload.id));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
