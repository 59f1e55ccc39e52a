import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import type { Page } from '@playwright/test';

/** The uploads of who is signed in. */
export const ownUploads = async (page: Page) =>
  decodeJson(calls.ownUploads.reply, await (await page.request.get(calls.ownUploads.path())).json()).uploads;

/** For what is seen once a file has been looked at: the tools that do so leave the processor to everything else. */
export const whenPrepared = { timeout: 120_000 };
