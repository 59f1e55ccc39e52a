import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { crushedTexts } from './crushedTexts.ts';
import { setLocale, type Mode } from './modes.ts';
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

/** Adds axe to a page, once for all stories that the page will show. */
export const addAxe = (page: Page): Promise<unknown> => page.addScriptTag({ content: axe.source });

const colourRules = new Set(['color-contrast', 'link-in-text-block']);
/** Rules whose result depends on positions and sizes. */
const layoutRules = new Set(['target-size', 'scrollable-region-focusable']);

/**
 * Rules of axe that run. `structure`: rules that depend on neither colours nor target sizes, about names, roles,
 * references, headings and landmarks. `visual`: rules that depend on colours, positions and sizes.
 */
type Scope = 'all' | 'visual' | 'colours' | 'structure';

/** Whether a rule does not run in a scope. */
function isLeftOut(rule: string, scope: Scope): boolean {
  switch (scope) {
    case 'all':
      return false;
    case 'visual':
      return !colourRules.has(rule) && !layoutRules.has(rule);
    case 'colours':
      return !colourRules.has(rule);
    case 'structure':
      return colourRules.has(rule) || rule === 'target-size';
  }
}

const ruleNames = axe.getRules().map(({ ruleId }) => ruleId);

/**
 * Runs axe like the accessibility panel, with the story's own parameters, and returns a line for each violated rule.
 * Does not use the panel's addon, which waits 100 ms each time and also passes on everything that is in order.
 */
const violations = (page: Page, scope: Scope): Promise<string[]> =>
  page.evaluate(
    async ({ leftOut }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by Storybook's preview and by axe
      const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow;
      const { a11y } = preview.currentRender.story.parameters;
      if (a11y?.test === 'off' || a11y?.disable) return [];
      const rulesOff = leftOut.map((rule) => [rule, { enabled: false }] as const);
      axe.reset();
      // A story is a part of a page, so not all its content is in landmarks.
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
    { leftOut: ruleNames.filter((rule) => isLeftOut(rule, scope)) },
  );

/** The state of a rendered story apart from its colours, to compare two modes. */
interface Snapshot {
  /** Elements, texts, attributes and visibility: names, roles and references depend on nothing else. */
  structure: string;
  /** Position and size of every element. */
  boxes: string;
}

const lookAt = (page: Page): Promise<Snapshot> =>
  page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')];
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const boxOf = (element: Element): string => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join();
    };
    return {
      // The theme is an attribute, which must not count as a difference.
      structure: `${document.body.innerHTML.replaceAll(/ data-theme="[a-z]*"/g, '')}\n${elements.map(isVisible).join()}`,
      boxes: elements.map(boxOf).join('\n'),
    };
  });

/** Returns by how many pixels the page overflows the width of its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Pixels that a sheet may be high, its tallest state left out: nobody scrolls through more. `readableStatesOf` says how
 * many states of a component stand on one sheet.
 */
const maxSheetHeight = 7_000;

/** Checks that a sheet can be looked through, in the window as it is. One state is as tall as it is. */
export async function checkHeight(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => {
    const states = [...document.querySelectorAll('[data-part="sheet-state"]')];
    const tallest = Math.max(0, ...states.map((state) => state.clientHeight));
    return document.documentElement.scrollHeight - tallest;
  });
  return height > maxSheetHeight
    ? [`The sheet has ${height} pixels beside its tallest state; ${maxSheetHeight} can be looked through.`]
    : [];
}

/** Checks a story that is also on a sheet by the rules for whole pages, names, roles and references. */
export async function checkStructure(page: Page): Promise<string[]> {
  const found = await violations(page, 'structure');
  return found.length > 0 ? [`axe found:\n${found.join('\n')}`] : [];
}

/** Returns the rules whose result may differ from that in the mode checked before. */
function scopeAfter(last: Snapshot | null, now: Snapshot): Scope {
  if (last === null || last.structure !== now.structure) return 'all';
  return last.boxes === now.boxes ? 'colours' : 'visual';
}

/**
 * Checks a story in the given modes and leaves it in the last one. Axe runs only the rules that may find something new.
 * @param ownWidth Width in pixels that the story requests: it is then checked only at that width, in every language.
 * Pass null for all widths.
 * @returns A message for each problem.
 */
export async function checkModes(page: Page, modes: readonly Mode[], ownWidth: number | null): Promise<string[]> {
  const wrong: string[] = [];
  let last: Snapshot | null = null;
  for (const { locale, width, themes } of modes) {
    if (ownWidth !== null && width < 1280) continue;
    const size = { width: ownWidth ?? width, height: 900 };
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await setLocale(page, locale);
    const mode = `${locale}, ${size.width} pixels wide`;
    const wider = await overflow(page);
    if (wider > 0) wrong.push(`${mode}: the page is ${wider} pixels wider than its window.`);
    for (const text of await crushedTexts(page)) wrong.push(`${mode}: "${text}" stands a few letters a line.`);
    for (const theme of themes) {
      await setTheme(page, theme);
      const now = await lookAt(page);
      const found = await violations(page, scopeAfter(last, now));
      if (found.length > 0) wrong.push(`${mode}, ${theme}: axe found:\n${found.join('\n')}`);
      last = now;
    }
  }
  return wrong;
}
