import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import type { Page } from '@playwright/test';

/** Returns the uploads of the signed-in member. */
export const ownUploads = async (page: Page) =>
  decodeJson(calls.ownUploads.reply, await (await page.request.get(calls.ownUploads.path())).json()).uploads;

/** A timeout for content that appears after a file was processed, because the tools for that run with low priority. */
export const whenPrepared = { timeout: 120_000 };
