import type { Browser, Page } from '@playwright/test';
import { visitWidth } from '../../.storybook/modes.ts';
import { storyViewport } from '../../.storybook/storyViewport.ts';
import type { ScriptCoverage } from './unrun.ts';

/** The coverage that V8 has recorded while a page showed stories one after the other. */
interface CoveredStories {
  scripts: readonly ScriptCoverage[];
  /** Stories that failed, each with its reason: what they would reach may be missing. */
  failures: readonly string[];
}

/** Far beyond the slowest play function: whatever takes longer never ends. */
const playLimitMs = 90_000;

/**
 * Shows stories in a page of their own, which loads Storybook once, and returns what its scripts ran.
 * @param onStory Called after every story.
 */
export async function coverStories(
  browser: Browser,
  origin: string,
  ids: readonly string[],
  onStory: () => void,
): Promise<CoveredStories> {
  const context = await browser.newContext({
    viewport: { width: visitWidth, height: 900 },
    userAgent: await testUserAgent(browser),
  });
  try {
    const page = await context.newPage();
    const profiler = await context.newCDPSession(page);
    await profiler.send('Profiler.enable');
    await profiler.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    await page.goto(`${origin}/iframe.html`, { waitUntil: 'load' });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(switchAxeOff);
    const failures: string[] = [];
    for (const id of ids) {
      const failure = await visit(page, id);
      if (failure !== null) failures.push(`${id}: ${failure}`);
      onStory();
    }
    const { result } = await profiler.send('Profiler.takePreciseCoverage');
    return { scripts: result, failures };
  } finally {
    await context.close();
  }
}

/** Returns a name by which Storybook stops animations after a story; otherwise it waits for each, up to five seconds. */
async function testUserAgent(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const usual = await page.evaluate(() => navigator.userAgent);
  await page.close();
  return `${usual} StorybookTestRunner`;
}

async function visit(page: Page, id: string): Promise<string | null> {
  const width = (await storyViewport(page, id)).width ?? visitWidth;
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.mouse.move(0, 0);
  return page.evaluate(showStory, { id, playLimitMs });
}

/** Runs in the page: keeps the accessibility addon from running axe after every story. */
async function switchAxeOff(): Promise<void> {
  // Storybook puts both on the window, and exports no types for them.
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { ready: () => Promise<void> };
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, words: object) => void;
  };
  await preview.ready();
  // Globals that change later would render the story again in the middle of its play function.
  await new Promise<void>((resolve) => {
    channel.once('globalsUpdated', resolve);
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/** Runs in the page: renders and plays a story. Returns the error, or null. */
function showStory({ id, playLimitMs }: { id: string; playLimitMs: number }): Promise<string | null> {
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  // Storybook puts its channel on the window, and exports no type for it.
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
    once: (event: string, listener: (said?: { message?: string; description?: string }) => void) => void;
    emit: (event: string, words: object) => void;
  };
  return new Promise((resolve) => {
    setTimeout(() => resolve('Its play function has not ended.'), playLimitMs);
    channel.once('playFunctionThrewException', (said) => resolve(said?.message ?? 'Its play function threw.'));
    channel.once('storyErrored', (said) => resolve(said?.description ?? 'It could not be drawn.'));
    channel.once('storyThrewException', (said) => resolve(said?.message ?? 'It threw.'));
    channel.once('storyMissing', () => resolve('It is missing.'));
    channel.once('storyFinished', () => resolve(null));
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
