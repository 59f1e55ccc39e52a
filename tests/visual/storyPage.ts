import type { Browser } from '@playwright/test';
import { setTheme } from '../../.storybook/setTheme.ts';
import { storyViewport } from '../../.storybook/storyViewport.ts';

const height = 720;
const widestWidth = 1280;
const widths = [widestWidth, 360];

/** A window of one build that shows a story after another. */
export interface StoryPage {
  /** Renders and plays a story. Returns the error, or null. */
  show: (id: string) => Promise<string | null>;
  /** Returns the widths of the shown story; a story with a fixed width works only at that width. */
  widths: () => readonly number[];
  setUp: (width: number, theme: string) => Promise<void>;
  take: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export async function openStoryPage(browser: Browser, origin: string): Promise<StoryPage> {
  const page = await browser.newPage({ viewport: { width: widestWidth, height }, reducedMotion: 'reduce' });
  await page.goto(`${origin}/iframe.html`, { waitUntil: 'load' });
  // The estimated height of unrendered rows is not deterministic.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  let [fixedWidth, cropped]: [number | null, boolean] = [null, false];
  return {
    show: async (id) => {
      ({ width: fixedWidth, cropped } = await storyViewport(page, id));
      await page.setViewportSize({ width: fixedWidth ?? widestWidth, height });
      await page.mouse.move(0, 0);
      return page.evaluate(showStory, id);
    },
    widths: () => (fixedWidth === null ? widths : [fixedWidth]),
    setUp: async (width, theme) => {
      await page.setViewportSize({ width, height });
      await setTheme(page, theme);
      await page.evaluate(waitForImages);
    },
    take: () => page.screenshot({ fullPage: !cropped, animations: 'disabled' }),
    close: () => page.close(),
  };
}

/** Runs in the page: renders and plays a story. Returns the error, or null. */
async function showStory(id: string): Promise<string | null> {
  window.scrollTo(0, 0);
  // Storybook puts its channel on the window, and exports no type for it.
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
    once: (event: string, listener: (said?: { message?: string; description?: string }) => void) => void;
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
