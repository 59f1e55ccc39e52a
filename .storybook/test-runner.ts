import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { lostFromAddress } from './address.ts';
import { hasModes, modes, overflow, setLocale } from './modes.ts';
import { storyViewport } from './storyViewport.ts';
import { setTheme } from './setTheme.ts';

const consoleLines = new WeakMap<Page, string[]>();

/** Collects the page's console output, from the first story of a file on; each story removes the lines it caused. */
function listenTo(page: Page): void {
  if (consoleLines.has(page)) return;
  const lines: string[] = [];
  consoleLines.set(page, lines);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

// Storybook's global object in the page; it has no public type to import.
interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y?: { test?: string; disable?: boolean } } } } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (answer: never) => void) => void;
    emit: (event: string, ...words: unknown[]) => void;
  };
}

/** Runs axe like the accessibility panel, with the story's own parameters, in the current theme. */
const violationsOf = (page: Page, id: string): Promise<Violation[]> =>
  page.evaluate((id) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as StorybookWindow;
    const { a11y } = preview.currentRender.story.parameters;
    if (a11y?.test === 'off' || a11y?.disable) return [];
    return new Promise<Violation[]>((resolve, reject) => {
      channel.once('storybook/a11y/result', ({ violations }: { violations: Violation[] }) => resolve(violations));
      channel.once('storybook/a11y/error', reject);
      channel.emit('storybook/a11y/manual', id, a11y);
    });
  }, id);

/** Axe violations in the light theme, unless the story was already rendered in it. */
async function violationsInLight(page: Page, id: string): Promise<Violation[]> {
  const before = await setTheme(page, 'light');
  const found = before === 'light' ? [] : await violationsOf(page, id);
  await setTheme(page, before);
  return found;
}

/** Checks a story in every relevant mode: a story that requests a width is checked only at that width. */
async function inEveryMode(page: Page, id: string, own: number | null): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, locale, width } of modes) {
    if (own !== null && width !== 1280) continue;
    await page.setViewportSize({ width: own ?? width, height: 900 });
    await setLocale(page, locale);
    const wider = await overflow(page);
    if (wider > 0) wrong.push(`${name}: the page is ${wider} pixels wider than its window.`);
    // The combination of narrow and German only checks for overflow.
    const found = width === 360 && locale !== 'en' ? [] : await violationsOf(page, id);
    if (found.length > 0) wrong.push(`${name}: axe found:\n${found.map(formatViolation).join('\n')}`);
  }
  await setLocale(page, 'en');
  return wrong;
}

export default {
  logLevel: 'none',
  async preVisit(page, { id }) {
    listenTo(page);
    await page.setViewportSize({ width: (await storyViewport(page, id)).width ?? 1280, height: 900 });
  },
  async postVisit(page, context) {
    const lines = consoleLines.get(page)?.splice(0) ?? [];
    if (context.hasFailure) return;
    // Without this, axe would measure colours in the middle of a theme transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { tags, width } = await storyViewport(page, context.id);
    const found = tags.includes('sheet') ? [] : await violationsInLight(page, context.id);
    const wrong = hasModes(tags) ? await inEveryMode(page, context.id, width) : [];
    wrong.push(...(await lostFromAddress(page, context.id)));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    if (found.length > 0) throw new Error(`In the light theme axe found:\n${found.map(formatViolation).join('\n')}`);
    lines.push(...(consoleLines.get(page)?.splice(0) ?? []));
    if (lines.length > 0) throw new Error(`The console is not silent:\n${lines.join('\n')}`);
  },
} satisfies TestRunnerConfig;

const formatViolation = ({ id, help, nodes }: Violation): string =>
  `- ${id}: ${help}\n${nodes.map(({ target }) => `    ${target.join(' ')}`).join('\n')}`;
