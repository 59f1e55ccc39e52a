/** Tests of the back/forward cache get a complete browser also where CHROMIUM names a headless shell. */
import { existsSync } from 'node:fs';
import { findTestBrowsers } from '../tools/findBrowser.ts';
import { hasHeadlessShell } from '../tools/headlessShell.ts';
import { expect, test } from './ownSite.ts';

const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

test('a headless shell that CHROMIUM names does not stand in for a complete browser', async () => {
  test.skip(!existsSync(shell) || !existsSync(whole), `This machine lacks ${shell} or ${whole}.`);
  const found = await findTestBrowsers({ CHROMIUM: shell });
  expect(found.CHROMIUM).toBe(shell);
  expect(await hasHeadlessShell(shell)).toBe(true);
  expect(await hasHeadlessShell(found.WHOLE_CHROMIUM)).toBe(false);
});
