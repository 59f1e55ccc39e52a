import { timeoutMs } from '../data/fetcher.ts';
import { stylesheetUrl } from './stylesheetUrl.ts';

let loading: Promise<void> | null = null;

const load = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const fail = () => {
      link.remove();
      loading = null;
      reject(new Error('The style sheet could not be loaded.'));
    };
    const timeout = setTimeout(fail, timeoutMs);
    link.addEventListener('load', () => (clearTimeout(timeout), resolve()));
    link.addEventListener('error', () => (clearTimeout(timeout), fail()));
    document.head.append(link);
  });

/**
 * The rules of all components, once: the server's document has only those of its own components. Call it before
 * something new is rendered; the promise is rejected if they cannot be loaded.
 */
export function loadStyles(): Promise<void> {
  if (stylesheetUrl === null) return Promise.resolve();
  loading ??= load(stylesheetUrl);
  return loading;
}

/** What was imported, once it can be rendered. Without the rules it is still better than nothing. */
export const withStyles = <Code>(code: Promise<Code>): Promise<Code> =>
  loadStyles().then(
    () => code,
    () => code,
  );
