import { calls } from '@afterglow/fixtures/contract/calls';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

/** The uploads of who is signed in. */
export const ownUploads = async (page: Page) =>
  z.decode(
    calls.ownUploads.reply,
    (await (await page.request.get(calls.ownUploads.path())).json()) as z.input<typeof calls.ownUploads.reply>, // what this call replies
  ).uploads;

/** For what is seen once a file has been looked at: the tools that do so leave the processor to everything else. */
export const whenPrepared = { timeout: 120_000 };
