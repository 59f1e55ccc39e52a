import { expect, test, type Page } from '@playwright/test';
import runner from '../../.storybook/test-runner.ts';

/**
 * The checks of stories must fail for a story that is broken in only one mode. A few lines replace Storybook itself.
 */
interface StoryFixture {
  tags?: string[];
  isPlayed?: boolean;
  css?: string;
  html?: string;
  /** Runs when the story is rendered. */
  script?: string;
}

const origin = 'http://stories.test/';

/** Storybook's preview gives the play function of a story and, unlike its index, no tag that says so. */
const documentOf = ({ tags = [], isPlayed = false, css = '', html = '', script = '' }: StoryFixture) => `<!doctype html>
<html lang="en" data-theme="dark"><title>Story</title>
<style>body { margin: 0; color: #fff; background: #000; } [data-theme=light] body { color: #000; background: #fff; } ${css}</style>
<div id="storybook-root"><div class="story" data-locale="en" data-theme="dark">${html}</div></div>
<script>
  const listeners = [];
  const story = {
    tags: ${JSON.stringify(tags)},
    playFunction: ${isPlayed ? 'async () => {}' : 'undefined'},
    parameters: { a11y: { test: 'error' } },
  };
  const currentRender = { story, phase: 'finished' };
  window.__STORYBOOK_PREVIEW__ = { ready: async () => {}, loadStory: async () => story, currentRender };
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    once: (event, listener) => listeners.push(listener),
    emit: (event, { globals }) => {
      if (globals.locale) document.querySelector('.story').dataset.locale = globals.locale;
      for (const listener of listeners.splice(0)) listener();
    },
  };
</script>
<script>${script}</script>
</html>`;

const context = { id: 'any--story', title: 'Any', name: 'Story' };

/** Runs the checks of a story as the test-runner does. Returns the error message; empty if the story passes. */
async function complaintOf(page: Page, story: StoryFixture, hasFailure = false): Promise<string> {
  process.env['TARGET_URL'] = origin;
  await page.route(`${origin}**`, (route) => route.fulfill({ contentType: 'text/html', body: documentOf(story) }));
  await runner.prepare({ page, browserContext: page.context(), testRunnerConfig: runner });
  await runner.preVisit(page, context);
  return runner.postVisit(page, { ...context, hasFailure }).then(
    () => '',
    (error: Error) => error.message,
  );
}

const button = '<button type="button">Watch</button>';
const twoMains = `<main>One</main><main>Other</main>`;

test.use({ viewport: { width: 1440, height: 900 }, baseURL: origin });

for (const [kind, story] of [
  ['a sheet', { tags: ['sheet'] }],
  ['alone', { tags: ['alone'] }],
  ['played', { isPlayed: true }],
] satisfies [string, StoryFixture][]) {
  test(`${kind}: a story that is in order passes`, async ({ page }) => {
    expect(await complaintOf(page, { ...story, html: button })).toBe('');
  });

  test(`${kind}: an overflow at 768 pixels alone fails`, async ({ page }) => {
    const css = '@media (min-width: 700px) and (max-width: 800px) { p { width: 900px; } }';
    expect(await complaintOf(page, { ...story, css, html: '<p>Wide</p>' })).toBe(
      'en, 768 pixels wide: the page is 132 pixels wider than its window.',
    );
  });
}

const tags = ['sheet'];

test('a contrast that is too low in the light theme alone fails', async ({ page }) => {
  const css = '[data-theme=light] p { color: #aaa; }';
  const complaint = await complaintOf(page, { tags, css, html: '<p id="faint">Faint</p>' });
  for (const width of [1440, 768, 360]) expect(complaint).toContain(`en, ${width} pixels wide, light: axe found:`);
  expect(complaint).toContain('- color-contrast:');
  expect(complaint).toContain('    #faint');
  expect(complaint).not.toContain('dark');
});

test('a name that is hidden in the light theme alone fails', async ({ page }) => {
  const css = '[data-theme=light] span { display: none; }';
  const html = '<button type="button"><span>Watch</span></button>';
  expect(await complaintOf(page, { tags, css, html })).toContain(
    'en, 1440 pixels wide, light: axe found:\n- button-name:',
  );
});

test('a target that is too small at 360 pixels alone fails', async ({ page }) => {
  const css = '@media (max-width: 400px) { button { width: 12px; height: 12px; padding: 0; overflow: hidden; } }';
  const complaint = await complaintOf(page, { tags, css, html: button + button });
  expect(complaint).toContain('en, 360 pixels wide, dark: axe found:\n- target-size:');
  expect(complaint).not.toContain('768');
});

test('what scrolls at 360 pixels alone, out of reach of the keyboard, fails', async ({ page }) => {
  const css = '@media (max-width: 400px) { #scrolled { height: 40px; overflow: auto; } } p { height: 100px; }';
  expect(await complaintOf(page, { tags, css, html: '<div id="scrolled"><p>Tall</p><p>Tall</p></div>' })).toBe(
    'en, 360 pixels wide, dark: axe found:\n- scrollable-region-focusable: Scrollable region must have keyboard access\n    #scrolled',
  );
});

test('a text without room beside a long one at 360 pixels alone fails', async ({ page }) => {
  const css = 'p { display: flex; overflow-wrap: anywhere; } b { flex: none; width: 345px; }';
  expect(await complaintOf(page, { tags, css, html: '<p><b>Long</b><span>Remove</span></p>' })).toBe(
    ['en', 'de'].map((locale) => `${locale}, 360 pixels wide: "Remove" stands a few letters a line.`).join('\n'),
  );
});

test('an overflow in German on a phone alone fails', async ({ page }) => {
  const css = '@media (max-width: 400px) { .story[data-locale=de] { width: 400px; } }';
  expect(await complaintOf(page, { tags, css, html: '<p>Wort</p>' })).toBe(
    'de, 360 pixels wide: the page is 40 pixels wider than its window.',
  );
});

test('a name that is hidden in Thai alone fails', async ({ page }) => {
  const css = '.story[data-locale=th] span { display: none; }';
  const html = '<button type="button"><span>Watch</span></button>';
  expect(await complaintOf(page, { tags: ['alone'], css, html })).toContain(
    'th, 1280 pixels wide, dark: axe found:\n- button-name:',
  );
});

test('a story that stands on a sheet is checked for rules of whole pages, names and roles', async ({ page }) => {
  const complaint = await complaintOf(page, { html: `${twoMains}<button type="button"></button>` });
  expect(complaint).toContain('- landmark-no-duplicate-main:');
  expect(complaint).toContain('- button-name:');
});

test('a warning of the console fails', async ({ page }) => {
  const script = "console.warn('A key is missing.')";
  expect(await complaintOf(page, { script })).toBe('The console is not silent:\nwarning: A key is missing.');
});

test('what a failed story wrote to the console is not said of the next one', async ({ page }) => {
  expect(await complaintOf(page, { script: "console.error('It failed.')" }, true)).toBe('');
  await runner.preVisit(page, context);
  await expect(runner.postVisit(page, context)).resolves.toBeUndefined();
});
