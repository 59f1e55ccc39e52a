import type { Browser, CDPSession } from '@playwright/test';
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
  /** Returns the step that was begun last, for a story that does not end. */
  doing: () => string;
  close: () => Promise<void>;
}

export async function openStoryPage(browser: Browser, origin: string): Promise<StoryPage> {
  const page = await browser.newPage({ viewport: { width: widestWidth, height }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/iframe.html`, { waitUntil: 'load' });
  // The estimated height of unrendered rows is not deterministic, nor is a caret that blinks.
  await page.addStyleTag({
    content: '* { content-visibility: visible !important; caret-color: transparent !important; }',
  });
  let [fixedWidth, cropped, doing]: [number | null, boolean, string] = [null, false, ''];
  return {
    show: async (id) => {
      doing = 'playing it';
      let moving = false;
      ({ width: fixedWidth, cropped, moving } = await storyViewport(page, id));
      await page.setViewportSize({ width: fixedWidth ?? widestWidth, height });
      await page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' });
      await page.mouse.move(0, 0);
      return page.evaluate(showStory, id);
    },
    widths: () => (fixedWidth === null ? widths : [fixedWidth]),
    setUp: async (width, theme) => {
      doing = `setting up ${theme}, ${width} px`;
      await page.setViewportSize({ width, height });
      await setTheme(page, theme);
      await page.evaluate(waitForImages);
      doing = `taking ${theme}, ${width} px`;
    },
    take: async () => {
      await page.evaluate(endAnimations);
      return takePicture(session, cropped);
    },
    doing: () => doing,
    close: () => page.close(),
  };
}

/** Takes a picture of the whole page, or of the window, as a PNG that is compressed less: most are compared only. */
async function takePicture(session: CDPSession, cropped: boolean): Promise<Buffer> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const clip = { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(!cropped && { captureBeyondViewport: true, clip }),
  });
  return Buffer.from(data, 'base64');
}

/** Runs in the page: ends all that moves by itself. Endless animations are shown as without them. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
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
    // Its picture would be one of another state, on both sides.
    channel.once('playFunctionThrewException', (said) => resolve(`Its play function failed: ${said?.message ?? ''}`));
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
