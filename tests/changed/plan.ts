import { basename } from 'node:path';
import { closure, type Graph } from './closure.ts';
import { specPages } from './specPages.ts';

/** What of the repository a change can reach. */
export interface Plan {
  /** Changed files that are still there, to lint. */
  lint: string[];
  /** Unit tests that look at files which they do not import. */
  readers: string[];
  /** Story files; null for all. */
  stories: string[] | null;
  /** Browser specs; null for all. */
  specs: string[] | null;
  /** Names of further steps. */
  steps: string[];
}

export interface Repository {
  /** Every script, with its text. */
  texts: ReadonlyMap<string, string>;
  graph: Graph;
}

const isScript = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);
const isTest = (path: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(path);
const isCode = (path: string): boolean => /^(site|design-system|fixtures|tokens)\//.test(path) && !path.endsWith('.md');
/** Of the files in these, those that run in the product. */
const isProduct = (path: string): boolean => isCode(path) && !isTest(path);
const pageOf = (path: string): string | undefined => /^site\/pages\/([^/]+)\//.exec(path)?.[1];
const isPage = (path: string): boolean => pageOf(path) !== undefined;
const isSpec = (path: string): boolean => /^tests\/browser\/.*\.spec\.ts$/.test(path);

const everything: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)package(-lock)?\.json$/, 'packages'],
  [/(^|\/)tsconfig\.json$/, 'settings of TypeScript'],
  [/^\.storybook\/preview\.tsx$/, 'the preview of all stories'],
  [/^tests\/tools\/(?!.*\.test\.)/, 'tools of all tests'],
  [/^tests\/(run|steps|[\w-]+\.config)\.ts$/, 'the run of the tests'],
];

/** Why a change reaches everything; undefined if it can be told what it reaches. */
export function reasonForAll(paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const [, reason] = everything.find(([pattern]) => pattern.test(path)) ?? [];
    if (reason) return `${path}: ${reason}`;
    if (isCode(path) && !isScript(path)) return `${path}: no import says who reads it`;
  }
  return undefined;
}

/** Further steps, and what they look at. */
const furtherSteps: readonly (readonly [string, RegExp])[] = [
  ['messages', /^design-system\//],
  ['size', /^(design-system|tokens)\/|^tests\/components\/size\.ts$/],
  ['start', /^fixtures\/|^site\/(server\/|[^/]+$)|^tests\/start\//],
  ['package', /^(design-system|tokens|fixtures\/contract)\/|^tests\/package\//],
];

/** What the change of these files can reach. */
export function planOf(paths: readonly string[], repository: Repository): Plan {
  const changed = new Set(paths);
  return {
    lint: paths.filter((path) => repository.texts.has(path)),
    readers: readersOf(changed, repository),
    stories: storiesOf(changed, repository),
    specs: specsOf(changed, repository),
    steps: furtherSteps.flatMap(([name, pattern]) =>
      paths.some((path) => pattern.test(path) && !(isCode(path) && isTest(path))) ? [name] : [],
    ),
  };
}

const meets = (files: Iterable<string>, changed: ReadonlySet<string>): boolean =>
  [...files].some((file) => changed.has(file));

/** A test that lists files, or that reads one by its name, imports neither. */
function readersOf(changed: ReadonlySet<string>, { texts, graph }: Repository): string[] {
  const names = [...changed].map((path) => basename(path));
  const isTool = (path: string): boolean => !/^(tests|\.storybook)\//.test(path);
  return [...texts.keys()].filter((path) => {
    if (!/\.test\.tsx?$/.test(path) || /^tests\/(start|package)\//.test(path)) return false;
    const helpers = [...closure(graph, [path], isTool)].map((file) => texts.get(file) ?? '');
    const isLister = helpers.some((text) => /\b(files|loadSources|readdirSync)\(/.test(text));
    return isLister || names.some((name) => texts.get(path)?.includes(name) === true);
  });
}

/** It draws the shell around a page; stories import it by the name of a package. */
const pageStory = '.storybook/pageStory.tsx';

/**
 * By imports. What the preview needs reaches all of them, and what stands around a page all pages. A story of a page names its
 * address only: it needs what is in its folder.
 */
function storiesOf(changed: ReadonlySet<string>, { texts, graph }: Repository): string[] | null {
  const paths = [...texts.keys()];
  const storybook = paths.filter((path) => path.startsWith('.storybook/') && !isTest(path) && path !== pageStory);
  if (meets(closure(graph, storybook), changed) || [...changed].some((path) => path.startsWith('tokens/'))) return null;
  const shell = closure(graph, [pageStory], isPage);
  const isReached = (story: string): boolean => {
    const page = pageOf(story);
    if (page === undefined) return meets(closure(graph, [story]), changed);
    const folder = paths.filter((path) => pageOf(path) === page && isProduct(path));
    return meets(shell, changed) || meets(closure(graph, [story, ...folder]), changed);
  };
  return paths.filter((path) => path.endsWith('.stories.tsx') && isReached(path));
}

/**
 * By the pages that a spec visits. What stands around every page, or answers it, reaches all specs; so does what no page is
 * known to need.
 */
function specsOf(changed: ReadonlySet<string>, { texts, graph }: Repository): string[] | null {
  const paths = [...texts.keys()];
  const product = [...changed].filter(isProduct);
  const shell = closure(
    graph,
    paths.filter((path) => path.startsWith('site/') && isProduct(path) && !isPage(path)),
    isPage,
  );
  const pages = new Set<string>();
  for (const path of product) {
    const reached = isPage(path) ? [pageOf(path)] : pagesThatNeed(path, { texts, graph });
    // A component that only stories show.
    if (reached.length === 0 && path.startsWith('design-system/') && !shell.has(path) && texts.has(path)) continue;
    if (shell.has(path) || reached.length === 0) return null;
    for (const page of reached) if (page) pages.add(page);
  }
  return paths.filter(
    (path) =>
      isSpec(path) &&
      (meets(closure(graph, [path], isProduct), changed) ||
        (pages.size > 0 && (specPages[basename(path)]?.some((page) => pages.has(page)) ?? true))),
  );
}

function pagesThatNeed(file: string, { texts, graph }: Repository): string[] {
  const modules = [...texts.keys()].filter((path) => pageOf(path) !== undefined && isProduct(path));
  const pages = new Set(modules.filter((path) => closure(graph, [path]).has(file)).map((path) => pageOf(path) ?? ''));
  return [...pages];
}
