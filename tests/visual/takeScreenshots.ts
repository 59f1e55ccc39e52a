import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromium as systemBrowser } from '../../.storybook/chromium.ts';
import { hasModes } from '../../.storybook/modes.ts';
import { serve } from '../../.storybook/serve.ts';
import { storyViewport } from '../../.storybook/storyViewport.ts';
import { setTheme } from '../../.storybook/setTheme.ts';

export interface Story {
  id: string;
  /** The path of the component, such as "cards/VideoCard". */
  title: string;
  name: string;
}

const themes = ['dark', 'light'] as const;
const widths = [1280, 360];

/**
 * Returns the stories of a built Storybook that need screenshots: sheets, standalone and played stories. A sheet
 * contains all others.
 */
export function storiesOf(built: string): Story[] {
  // Storybook's own index, which also contains documentation pages.
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string; tags?: string[] }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const chosen = stories.filter(({ tags = [] }) => hasModes(tags));
  // A version without sheets needs screenshots of all stories.
  return chosen.some(({ tags = [] }) => tags.includes('sheet')) ? chosen : stories;
}

/**
 * Takes screenshots of every story in both themes and widths, two stories at a time, as
 * `folder/{id}/{theme}-{width}.png`. Returns the errors by story id.
 */
export async function takeScreenshots(built: string, folder: string): Promise<Map<string, string>> {
  const { origin, close } = await serve(built);
  const browser = await chromium.launch(systemBrowser());
  const queue = storiesOf(built);
  const broken = new Map<string, string>();
  const worker = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
    await page.goto(`${origin}/iframe.html`, { waitUntil: 'load' });
    // The estimated height of unrendered rows is not deterministic.
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    for (let story = queue.shift(); story; story = queue.shift()) {
      const { width, cropped } = await storyViewport(page, story.id);
      const error = await showStory(page, story.id, width ?? 1280);
      if (error) broken.set(story.id, error);
      // A story with a fixed width works only at that width.
      await takeAtWidths(page, width === null ? widths : [width], join(folder, story.id), !cropped);
    }
    await page.close();
  };
  try {
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
    await close();
  }
  return broken;
}

/** Renders and plays a story. Returns the error, or null. */
async function showStory(page: Page, id: string, width: number): Promise<string | null> {
  await page.setViewportSize({ width, height: 720 });
  await page.mouse.move(0, 0);
  return page.evaluate(async (id) => {
    window.scrollTo(0, 0);
    // Storybook puts its channel on the window, and exports no type for it.
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
      once: (event: string, told: (said?: { message?: string; description?: string }) => void) => void;
      emit: (event: string, words: object) => void;
    };
    const outcome = await new Promise<string | null>((resolve) => {
      channel.once('storyFinished', () => resolve(null));
      channel.once('storyErrored', (said) => resolve(said?.description ?? 'It could not be drawn.'));
      channel.once('storyThrewException', (said) => resolve(said?.message ?? 'It threw.'));
      channel.once('storyMissing', () => resolve('It is missing.'));
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    for (const video of document.querySelectorAll('video')) video.pause();
    return outcome;
  }, id);
}

async function takeAtWidths(page: Page, viewportWidths: number[], folder: string, fullPage: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const width of viewportWidths) {
    await page.setViewportSize({ width, height: 720 });
    for (const theme of themes) {
      await setTheme(page, theme);
      await page.evaluate(waitForImages);
      writeFileSync(join(folder, `${theme}-${width}.png`), await takeStableScreenshot(page, fullPage));
    }
  }
}

/** Takes screenshots until two in a row are identical, because long pages may not be completely painted at first. */
async function takeStableScreenshot(page: Page, fullPage: boolean): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage, animations: 'disabled' });
  let before = await take();
  for (let more = 4; more > 0; more--) {
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(
    `${page.url()} is not stable: five screenshots in a row differ. Look for scripted animations or autoplay.`,
  );
}

/** Runs in the page: waits until all images and fonts are loaded and painted. */
async function waitForImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  // Third-party frames and native video controls are not deterministic.
  for (const frame of document.querySelectorAll('iframe')) frame.removeAttribute('src');
  for (const film of document.querySelectorAll('video')) film.controls = false;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
