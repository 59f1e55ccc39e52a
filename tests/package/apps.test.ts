import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../tools/freePort.ts';
import { serveFramework, type Framework } from './installFramework.ts';
import { serveApp, type Mode, type ServedApp } from './serveApp.ts';
import { expectAnswers, expectRendered, lookOfPage, openBrowser } from './visitApp.ts';

const app = inject('app');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const redOf = (color: string): number => Number(/\d+/.exec(color)?.[0]);

describe.each<Mode>(['development', 'production'])('the app of plain Node, built by Vite for %s', (mode) => {
  let served: ServedApp;
  beforeAll(async () => {
    served = await serveApp(app, mode);
  });
  afterAll(() => served.stop());

  test('is rendered by the server', () => expectRendered(served.origin));

  test.each(['dark', 'light'])('hydrates without a warning and answers, in %s', async (theme) => {
    const address = `${served.origin}/?theme=${theme}`;
    const { ground, button } = await lookOfPage(browser, address);
    if (theme === 'dark') expect(redOf(ground)).toBeLessThan(64);
    else expect(redOf(ground)).toBeGreaterThan(192);
    expect(button).not.toBe('rgba(0, 0, 0, 0)');
    await expectAnswers(browser, address);
  });
});

describe.each<Framework>(['next', 'router'])('the app of %s', (framework) => {
  let served: ServedApp;
  beforeAll(async () => {
    served = await serveFramework(framework, app, await freePort());
  });
  afterAll(() => served.stop());

  test('is rendered by the server', () => expectRendered(served.origin));

  test('hydrates without a warning and answers', async () => {
    const { ground, button } = await lookOfPage(browser, served.origin);
    expect(redOf(ground)).toBeLessThan(64);
    expect(button).not.toBe('rgba(0, 0, 0, 0)');
    await expectAnswers(browser, served.origin);
  });
});
