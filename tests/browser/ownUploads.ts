import { calls } from '@afterglow/fixtures/contract/calls';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { fromHere } from './signIn.ts';

/** The uploads of who is signed in. */
export const ownUploads = async (page: Page) =>
  z.decode(
    calls.ownUploads.reply,
    (await (await page.request.get(calls.ownUploads.path())).json()) as z.input<typeof calls.ownUploads.reply>, // what this call replies
  ).uploads;

/** For what is seen once a file has been looked at: the tools that do so leave the processor to everything else. */
export const whenPrepared = { timeout: 120_000 };

/** Nothing that an earlier test has left unfinished. */
export async function cancelUnfinished(page: Page, baseURL = ''): Promise<void> {
  for (const { id } of (await ownUploads(page)).filter(({ videoId }) => videoId === 0))
    await page.request.post(calls.videoEdit.path(), {
      form: { section: 'cancel', upload_id: String(id) },
      headers: fromHere(baseURL),
    });
}
