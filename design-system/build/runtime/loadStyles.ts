import { rulesEnd } from './rulesEnd.ts';
import { stylesheetUrl } from './stylesheetUrl.ts';

/** Milliseconds until the file, of some kilobytes, is given up: a page without it can be used. */
const timeoutMs = 8_000;

let loading: Promise<void> | null = null;
let loaded = stylesheetUrl === null;

/** Returns whether new components can be rendered immediately. */
export const areStylesLoaded = (): boolean => loaded;

/** Adds the rules that the document lacks; repeating those it has would recompute the style of each element. */
function addMissingRules(css: string): void {
  const present = new Set(
    [...document.querySelectorAll('style')].flatMap(({ textContent }) => textContent.split(rulesEnd)),
  );
  const sheet = new CSSStyleSheet();
  const missing = css.split(rulesEnd).filter((rules) => !present.has(rules));
  sheet.replaceSync(missing.join(''));
  document.adoptedStyleSheets.push(sheet);
}

async function load(url: string): Promise<void> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`Styles: status ${response.status}`);
    addMissingRules(await response.text());
    loaded = true;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/**
 * Loads the rules of all components, once: the server's document has only those of its own components. Call it before
 * something new is rendered.
 * @returns a promise that rejects if the rules cannot be loaded
 */
export function loadStyles(): Promise<void> {
  loading ??= stylesheetUrl === null ? Promise.resolve() : load(stylesheetUrl);
  return loading;
}

/**
 * Resolves with imported code once it can be rendered. If the rules cannot be loaded, unstyled is better than nothing.
 */
export function withStyles<Code>(code: Promise<Code>): Promise<Code> {
  // It may reject while the rules are still loading, when nothing awaits it yet.
  code.catch(() => undefined);
  return loadStyles().then(
    () => code,
    () => code,
  );
}
