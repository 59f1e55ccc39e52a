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
  /** The path, such as "cards/VideoCard". */
  title: string;
  name: string;
}

const themes = ['dark', 'light'] as const;
const widths = [1280, 360];

/** What is photographed of a built Storybook: its sheets, what stands alone, and what is played. Every other story is on a sheet. */
export function storiesOf(built: string): Story[] {
  // Storybook's own index; documentation pages stand in it, too.
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string; tags?: string[] }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const chosen = stories.filter(({ tags = [] }) => hasModes(tags));
  // A version from before there were sheets.
  return chosen.some(({ title }) => title.startsWith('sheets/')) ? chosen : stories;
}

/** Photographs every story in both themes and at both widths into `folder/{id}/{theme}-{width}.png`, two at a time. Returns what could not be drawn. */
export async function takeScreenshots(built: string, folder: string): Promise<Map<string, string>> {
  const { origin, close } = await serve(built);
  const browser = await chromium.launch(systemBrowser());
  const queue = storiesOf(built);
  const broken = new Map<string, string>();
  const worker = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
    await page.goto(`${origin}/iframe.html`, { waitUntil: 'load' });
    // How high an undrawn row is taken to be depends on what was drawn before.
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    for (let story = queue.shift(); story; story = queue.shift()) {
      const { width, cropped } = await storyViewport(page, story.id);
      const error = await showStory(page, story.id, width ?? 1280);
      if (error) broken.set(story.id, error);
      // A story that asks for a width is about that width; elsewhere its menu would not even be there.
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

/** Shows a story, plays it, and waits for its pictures. Returns what went wrong, or null. */
async function showStory(page: Page, id: string, width: number): Promise<string | null> {
  await page.setViewportSize({ width, height: 720 });
  await page.mouse.move(0, 0);
  return page.evaluate(async (id) => {
    window.scrollTo(0, 0);
    // Storybook's channel lives in the page and has no type to import.
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

/** A picture of what no longer changes: of long pages the browser now and then has not painted every part when it is asked. */
async function takeStableScreenshot(page: Page, fullPage: boolean): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage, animations: 'disabled' });
  let before = await take();
  for (let more = 4; more > 0; more--) {
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(
    `${page.url()} never stands still: five photographs in a row differ. Look for what moves without CSS or plays by itself.`,
  );
}

/** Runs in the page: waits until everything that is asked for is there and drawn. */
async function waitForImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  // What is in a frame is the advertiser's, and the controls of a film are the browser's, which turn while it loads: only their places are ours.
  for (const frame of document.querySelectorAll('iframe')) frame.removeAttribute('src');
  for (const film of document.querySelectorAll('video')) film.controls = false;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
