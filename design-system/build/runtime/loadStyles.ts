import { rulesEnd } from './rulesEnd.ts';
import { stylesheetUrl } from './stylesheetUrl.ts';

/** A file of some kilobytes: a page without it can be used. */
const timeoutMs = 8_000;

let loading: Promise<void> | null = null;
let loaded = stylesheetUrl === null;

/** Whether anything new can be rendered at once. */
export const areStylesLoaded = (): boolean => loaded;

/** Adds the rules that the document lacks: to repeat its own would compute the style of each element anew. */
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
    if (!response.ok) throw new Error(`Style sheet: status ${response.status}`);
    addMissingRules(await response.text());
    loaded = true;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/**
 * The rules of all components, once: the server's document has only those of its own components. Call it before
 * something new is rendered; the promise is rejected if they cannot be loaded.
 */
export function loadStyles(): Promise<void> {
  loading ??= stylesheetUrl === null ? Promise.resolve() : load(stylesheetUrl);
  return loading;
}

/** What was imported, once it can be rendered. Without the rules it is still better than nothing. */
export function withStyles<Code>(code: Promise<Code>): Promise<Code> {
  // It may fail while the rules are still on their way, when nobody awaits it yet.
  code.catch(() => undefined);
  return loadStyles().then(
    () => code,
    () => code,
  );
}
