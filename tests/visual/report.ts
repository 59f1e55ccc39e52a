import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Difference, StoryResult } from './compareStory.ts';
import { reportCss } from './reportCss.ts';

export interface VisualReport {
  /** The requested ref and its commit. */
  ref: string;
  commit: string;
  results: readonly StoryResult[];
}

const kinds = ['changed', 'added', 'removed', 'unstable'] as const;
const headings = { changed: 'Changed', added: 'Added', removed: 'Removed', unstable: 'Unstable' } as const;
const explanations: Partial<Record<Difference['kind'], string>> = {
  unstable:
    'Five screenshots in a row differ, so nothing can be said about a change. Look for scripted animations or autoplay.',
};

const differencesOf = ({ differences }: StoryResult, kind: Difference['kind']): Difference[] =>
  differences.filter((difference) => difference.kind === kind);

/** Returns the counts of a comparison in words. */
export function countResults(results: readonly StoryResult[]): string {
  const count = (kind: Difference['kind']): number =>
    results.filter((result) => differencesOf(result, kind).length > 0).length;
  const broken = results.filter((result) => result.broken.length > 0).length;
  const same = results.filter(({ differences, broken }) => differences.length + broken.length === 0).length;
  return [...kinds.map((kind) => `${count(kind)} ${kind}`), `${broken} not drawn`, `${same} the same`].join(', ');
}

/** Returns one HTML page with all differences. Styles and script are inlined, so that the folder is self-contained. */
export async function report(
  { ref, commit, results }: VisualReport,
  tokensCss: string,
  baseCss: string,
): Promise<string> {
  const sections = kinds.map((kind) => renderSection(kind, results)).join('\n');
  return `<!doctype html>
<html lang="en" data-theme="system">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What changed since ${escape(ref)}</title>
<style>${tokensCss}${baseCss}${reportCss}</style>
<header>
  <h1>What changed since ${escape(ref)}</h1>
  <p>Commit ${escape(commit.slice(0, 10))} against the working tree: ${countResults(results)}</p>
${renderFilters(results)}
</header>
<main>
${renderBroken(ref, results)}
${sections}
${results.every(({ differences, broken }) => differences.length + broken.length === 0) ? '<p class="none">Every story looks as it did.</p>' : ''}
<details class="accepted" hidden><summary>What was accepted, for the pull request</summary><textarea readonly rows="8" aria-label="What was accepted"></textarea></details>
</main>
<script type="module">${await script()}</script>
</html>
`;
}

async function script(): Promise<string> {
  const file = join(import.meta.dirname, 'reportPage.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  return code;
}

function renderFilters(results: readonly StoryResult[]): string {
  const differing = results.filter(({ differences }) => differences.length > 0);
  const sizes = differing.flatMap(({ differences }) => differences.map(({ name }) => name.split('-')));
  const choices = (values: readonly (string | undefined)[]): string[] =>
    [...new Set(values.filter((value) => value !== undefined))].toSorted();
  const select = (label: string, name: string, options: readonly string[]): string =>
    `<label>${label} <select name="${name}"><option value="">All</option>${options.map((option) => `<option>${escape(option)}</option>`).join('')}</select></label>`;
  return `<form class="filters" hidden>
${select('Component', 'component', choices(differing.map(({ story }) => story.title)))}
${select('Theme', 'theme', choices(sizes.map(([theme]) => theme)))}
${select('Width', 'width', choices(sizes.map(([, width]) => width)))}
<label>Show <select name="state"><option value="">All</option><option value="open">To look at</option><option value="accepted">Accepted</option></select></label>
<output></output>
</form>`;
}

function renderBroken(ref: string, results: readonly StoryResult[]): string {
  const rows = results.flatMap(({ story, broken }) =>
    broken.map(
      ({ side, reason }) =>
        `<li><b>${escape(story.id)}</b> ${side === 'now' ? 'now' : `at ${escape(ref)}`}: ${escape(reason.split('\n')[0] ?? '')}</li>`,
    ),
  );
  return rows.length === 0
    ? ''
    : `<section class="broken"><h2>Could not be drawn</h2><ul>${rows.join('')}</ul></section>`;
}

function renderSection(kind: Difference['kind'], results: readonly StoryResult[]): string {
  const rows = results.filter((result) => differencesOf(result, kind).length > 0);
  if (rows.length === 0) return '';
  const explanation = explanations[kind];
  return `<section><h2 id="${kind}">${headings[kind]} <small>${rows.length}</small></h2>
${explanation === undefined ? '' : `<p>${explanation}</p>`}
${rows.map((result) => renderStory(result, kind)).join('\n')}</section>`;
}

function renderStory(result: StoryResult, kind: Difference['kind']): string {
  const { story, digest } = result;
  return `<article data-component="${escape(story.title)}" data-story="${escape(story.name)}" data-key="${escape(`${story.id} ${digest} ${kind}`)}">
  <h3><span>${escape(story.title)}</span> ${escape(story.name)}</h3>
  <div class="takes">${differencesOf(result, kind).map(renderDifference).join('\n')}</div>
  <form class="verdict" hidden><label>Comment <input name="comment" autocomplete="off"></label><button>Accept</button></form>
  <p class="verdict" hidden><span></span> <button type="button">Look again</button></p>
</article>`;
}

function renderDifference({ name, pixels, pictures }: Difference): string {
  const [theme = '', width = ''] = name.split('-');
  const figures = pictures.map((picture) => {
    const label = picture.split('/')[0] ?? '';
    const note = label === 'difference' && pixels !== null ? ` · ${pixels.toLocaleString('en')} pixels` : '';
    const address = picture.split('/').map(encodeURIComponent).join('/');
    return `<figure><figcaption><b>${escape(label)}</b> ${theme}, ${width} px${note}</figcaption><a href="${address}"><img src="${address}" alt="${escape(label)}, ${theme}, ${width} px" loading="lazy"></a></figure>`;
  });
  return `<div data-theme-shown="${theme}" data-width="${width}" data-pictures="${pictures.length}">${figures.join('')}</div>`;
}

export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
