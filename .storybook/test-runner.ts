import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { lostFromAddress } from './address.ts';
import { hasModes, modesOf, setLocale, visitWidth } from './modes.ts';
import { setTheme } from './setTheme.ts';
import { addAxe, checkHeight, checkModes, checkStructure } from './storyChecks.ts';
import { storyViewport, type StoryViewport } from './storyViewport.ts';

/** State of the story that a page shows. */
interface Visit {
  /** Warnings and errors of the console. */
  lines: string[];
  story: StoryViewport;
  /** Settles when the checks of the last story are done, even if it has exceeded its timeout. */
  checks: Promise<unknown>;
}

const visits = new WeakMap<Page, Visit>();

function visitOf(page: Page): Visit {
  const known = visits.get(page);
  if (known) return known;
  const visit: Visit = {
    lines: [],
    story: { tags: [], width: null, cropped: false, moving: false },
    checks: Promise.resolve(),
  };
  visits.set(page, visit);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) visit.lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => visit.lines.push(`error: ${error.message}`));
  return visit;
}

// Storybook's global objects in the page; they have no public type to import.
interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void>; currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, words: object) => void };
}

/** Half of the time that a story has in total. */
const playLimitMs = 90_000;

/**
 * Prepares a page for a story. One page shows all stories of a file one after the other, so nothing that a story did to
 * it may reach the next one. A play function that never settles is ended here: the runner would give up the story and
 * leave its page to the next one. Storybook would then reload that page, without what the runner has injected, so that
 * all further stories would fail as well.
 */
const beginStory = (page: Page): Promise<void> =>
  page.evaluate((playLimitMs) => {
    window.scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    // Announcements of the last story stay for seconds in the live regions, which all components share.
    for (const region of document.querySelectorAll('body > [aria-live]')) region.replaceChildren();
    // The runner wraps the console anew for every story.
    const pristine: Console = Reflect.get(window, 'pristineConsole') ?? { ...console };
    Reflect.set(window, 'pristineConsole', pristine);
    Object.assign(console, pristine);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by Storybook's preview
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    clearTimeout(Number(Reflect.get(window, 'playLimit')));
    const message = `The play function has not ended within ${playLimitMs / 1_000} seconds.`;
    const giveUp = () => channel.emit('playFunctionThrewException', { message });
    Reflect.set(window, 'playLimit', setTimeout(giveUp, playLimitMs));
  }, playLimitMs);

/**
 * Waits until Storybook has ended a story whose play function has failed. The next story would otherwise take that end
 * for its own, and be looked at while it is played.
 */
const untilEnded = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by Storybook's preview
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
        return preview.currentRender?.phase === 'finished';
      },
      null,
      { timeout: 10_000 },
    )
    // A play function that never settles never ends.
    .catch(() => undefined);

const setGlobal = (page: Page, name: string, value: object): Promise<void> =>
  page.evaluate(
    async ({ name, value }) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by Storybook's preview
        window as unknown as StorybookWindow;
      await preview.ready();
      channel.emit('updateGlobals', { globals: { [name]: value } });
    },
    { name, value },
  );

async function check(page: Page, id: string, { tags, width }: StoryViewport): Promise<string[]> {
  if (!hasModes(tags)) return [...(await checkStructure(page)), ...(await lostFromAddress(page, id))];
  // Without this, axe would measure colours in the middle of a theme transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    const height = tags.includes('sheet') ? await checkHeight(page) : [];
    return [...height, ...(await checkModes(page, modesOf(tags), width))];
  } finally {
    await setTheme(page, 'dark');
    await setLocale(page, 'en');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
}

export default {
  logLevel: 'none',
  async prepare({ page }) {
    visitOf(page);
    // Nothing is highlighted here. Storybook would otherwise compute the style of each element after each change of a
    // story; it only asks whether another copy of itself does that.
    await page.addInitScript(() => Reflect.set(window, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true));
    // The first page of a file loads all stories, while another file's may do the same.
    page.context().setDefaultTimeout(playLimitMs);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    // The accessibility addon would run axe after every render; the checks run it once in each mode. Globals in the URL
    // of a page without a story are ignored by Storybook.
    await setGlobal(page, 'a11y', { manual: true });
    await addAxe(page);
  },
  async preVisit(page, { id }) {
    const visit = visitOf(page);
    await visit.checks;
    await beginStory(page);
    visit.story = await storyViewport(page, id);
    const width = visit.story.width ?? visitWidth;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  },
  async postVisit(page, { id, hasFailure }) {
    const visit = visitOf(page);
    const checks = hasFailure ? untilEnded(page).then(() => []) : check(page, id, visit.story);
    visit.checks = checks.catch(() => []);
    const wrong = await checks;
    const lines = visit.lines.splice(0);
    if (lines.length > 0) wrong.push(`The console is not silent:\n${lines.join('\n')}`);
    if (wrong.length > 0 && !hasFailure) throw new Error(wrong.join('\n'));
  },
} satisfies TestRunnerConfig;
