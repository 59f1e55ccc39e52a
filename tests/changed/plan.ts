import { basename } from 'node:path';
import { closure, type Graph } from './closure.ts';
import { specPages } from './specPages.ts';

/** The checks that a change can affect. */
export interface Plan {
  /** Changed scripts that still exist, to lint. */
  lint: string[];
  /** Unit tests that read files which they do not import. */
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
/** True for code that runs in the product: no tests and no stories. */
const isProduct = (path: string): boolean => isCode(path) && !isTest(path);
/** The page whose code a file is part of. Every page loads the definitions of all, and links by them. */
const pageOf = (path: string): string | undefined => /^site\/pages\/([^/]+)\/(?!page\.ts$)/.exec(path)?.[1];
const isPage = (path: string): boolean => pageOf(path) !== undefined;
const isSpec = (path: string): boolean => /^tests\/browser\/.*\.spec\.ts$/.test(path);

const everything: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)package(-lock)?\.json$/, 'packages'],
  [/(^|\/)tsconfig\.json$/, 'settings of TypeScript'],
  [/^\.storybook\/preview\.tsx$/, 'the preview of all stories'],
  [/^tests\/tools\/(?!.*\.test\.)/, 'tools of all tests'],
  [/^tests\/(run|steps|[\w-]+\.config)\.ts$/, 'the run of the tests'],
];

/** Returns why a change affects everything; undefined if its effects can be determined. */
export function reasonForAll(paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const [, reason] = everything.find(([pattern]) => pattern.test(path)) ?? [];
    if (reason) return `${path}: ${reason}`;
    if (isCode(path) && !isScript(path)) return `${path}: no import says who reads it`;
  }
  return undefined;
}

/** Further steps, and the paths that they check. */
const furtherSteps: readonly (readonly [string, RegExp])[] = [
  ['messages', /^design-system\//],
  ['size', /^(design-system|tokens)\/|^tests\/components\/size\.ts$/],
  ['start', /^fixtures\/|^site\/(server\/|[^/]+$)|^tests\/start\//],
  ['package', /^(design-system|tokens|fixtures\/contract)\/|^tests\/package\//],
];

/** Returns the checks that a change of these files can affect. */
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

/** Finds tests that list files or read one by its name: they import none of them. */
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

/** Draws the shell around a page. Stories import it by a package name, so the graph of imports does not show it. */
const pageStory = '.storybook/pageStory.tsx';

/**
 * Selects stories by their imports. Imports of the preview affect all stories, and imports of the shell affect the
 * stories of all pages. A story of a page names only an address, so the whole folder of the page counts as imported.
 */
function storiesOf(changed: ReadonlySet<string>, { texts, graph }: Repository): string[] | null {
  const paths = [...texts.keys()];
  const storybook = paths.filter((path) => path.startsWith('.storybook/') && !isTest(path) && path !== pageStory);
  if (meets(closure(graph, storybook), changed) || [...changed].some((path) => path.startsWith('tokens/'))) return null;
  const shell = closure(graph, [pageStory], isPage);
  const isReached = (story: string): boolean => {
    const page = pageOf(story);
    if (page === undefined) return meets(closure(graph, [story]), changed);
    const folder = paths.filter((path) => path.startsWith(`site/pages/${page}/`) && isProduct(path));
    return meets(shell, changed) || meets(closure(graph, [story, ...folder]), changed);
  };
  return paths.filter((path) => path.endsWith('.stories.tsx') && isReached(path));
}

/**
 * Selects specs by the pages that they visit. Selects all specs if a change is in the shell around pages or in the
 * server, or if no page is known to need the changed file.
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
    // Only stories show this component.
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
