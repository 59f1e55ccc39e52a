import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { modes, setLocale } from './modes.ts';
import { setTheme } from './setTheme.ts';

// Globals of the page: axe, and Storybook's preview, which has no public type to import.
interface StoryWindow {
  axe: typeof axe;
  __STORYBOOK_PREVIEW__: {
    currentRender: {
      story: {
        parameters: { a11y?: { test?: string; disable?: boolean; config?: axe.Spec; options?: axe.RunOptions } };
      };
    };
  };
}

/** Adds axe to a page, once for all stories that it will show. */
export const addAxe = (page: Page): Promise<unknown> => page.addScriptTag({ content: axe.source });

const colourRules = ['color-contrast', 'link-in-text-block'];
const visualRules = [...colourRules, 'target-size'];

/**
 * Which rules of axe run. `structure` is what depends neither on colours nor on positions: names, roles, references,
 * headings, landmarks.
 */
type Scope = 'all' | 'colours' | 'structure';

/**
 * Runs axe like the accessibility panel, with the story's own parameters; a line for each rule that is violated. Not
 * through the panel's addon, which waits 100 ms each time and passes everything that is in order as well.
 */
const violations = (page: Page, scope: Scope): Promise<string[]> =>
  page.evaluate(
    async ({ scope, colourRules, visualRules }) => {
      const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow;
      const { a11y } = preview.currentRender.story.parameters;
      if (a11y?.test === 'off' || a11y?.disable) return [];
      const outOfScope = (id: string) =>
        scope === 'colours' ? !colourRules.includes(id) : scope === 'structure' && visualRules.includes(id);
      const rulesOff = axe
        .getRules()
        .filter(({ ruleId }) => outOfScope(ruleId))
        .map(({ ruleId }) => [ruleId, { enabled: false }] as const);
      axe.reset();
      // A story is a part of a page, so that not all its content is in landmarks.
      axe.configure({ ...a11y?.config, rules: [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])] });
      const found = await axe.run(
        { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
        {
          ...a11y?.options,
          // Rules of WCAG 2.2 are off in axe's own configuration.
          rules: { 'target-size': { enabled: true }, ...a11y?.options?.rules, ...Object.fromEntries(rulesOff) },
          resultTypes: ['violations'],
        },
      );
      return found.violations.map(
        ({ id, help, nodes }) => `- ${id}: ${help}\n${nodes.map(({ target }) => `    ${target.join(' ')}`).join('\n')}`,
      );
    },
    { scope, colourRules, visualRules },
  );

/** Where every element is, and whether it is visible. */
const layout = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [
          x,
          y,
          width,
          height,
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ].join();
      })
      .join('\n'),
  );

/** By how many pixels the page overflows the width of its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What axe finds in a story that also stands on a sheet: rules for whole pages, names, roles and references. */
export async function checkStructure(page: Page): Promise<string[]> {
  const found = await violations(page, 'structure');
  return found.length > 0 ? [`axe found:\n${found.join('\n')}`] : [];
}

/**
 * Checks a story in every mode and leaves it in the last one: one that requests a width is checked only at that width, in every language.
 */
export async function checkModes(page: Page, ownWidth: number | null): Promise<string[]> {
  const wrong: string[] = [];
  for (const { locale, width, themes } of modes) {
    if (ownWidth !== null && width < 1280) continue;
    const size = { width: ownWidth ?? width, height: 900 };
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await setLocale(page, locale);
    const mode = `${locale}, ${size.width} pixels wide`;
    const wider = await overflow(page);
    if (wider > 0) wrong.push(`${mode}: the page is ${wider} pixels wider than its window.`);
    for (const { theme, found } of await checkThemes(page, themes))
      if (found.length > 0) wrong.push(`${mode}, ${theme}: axe found:\n${found.join('\n')}`);
  }
  return wrong;
}

/** Runs axe in each theme. A theme that neither moves nor hides anything is checked for its colours only. */
async function checkThemes(page: Page, themes: readonly string[]): Promise<{ theme: string; found: string[] }[]> {
  const results: { theme: string; found: string[] }[] = [];
  let checkedLayout = '';
  for (const theme of themes) {
    await setTheme(page, theme);
    const now = await layout(page);
    results.push({ theme, found: await violations(page, now === checkedLayout ? 'colours' : 'all') });
    checkedLayout = now;
  }
  return results;
}
