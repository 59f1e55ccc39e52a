import { color, font, layer, media, radius, size, space, tracking } from '@afterglow/tokens';
import type { Story } from './takeScreenshots.ts';

export interface Change {
  story: Story;
  kind: 'added' | 'removed' | 'changed';
  /** Screenshots such as "dark-360", with the number of differing pixels. */
  screenshots: { name: string; pixels: number }[];
}

export interface VisualReport {
  /** The requested ref and its commit. */
  ref: string;
  commit: string;
  changes: Change[];
  same: number;
  /** Stories that could not be rendered, with the reason. */
  broken: { where: 'before' | 'now'; id: string; why: string }[];
}

const headings = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;
const kinds = ['changed', 'added', 'removed'] as const;

/** Returns one HTML page with all differences. The CSS is inlined, so that the folder is self-contained. */
export function report(
  { ref, commit, changes, same, broken }: VisualReport,
  tokensCss: string,
  baseCss: string,
): string {
  const groups = kinds
    .map((kind) => ({ kind, rows: changes.filter((change) => change.kind === kind) }))
    .filter(({ rows }) => rows.length > 0);
  return `<!doctype html>
<html lang="en" data-theme="system">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What changed since ${escape(ref)}</title>
<style>${tokensCss}${baseCss}${sheet}</style>
<header>
  <h1>What changed since ${escape(ref)}</h1>
  <p>Commit ${escape(commit.slice(0, 10))} against the working tree · ${kinds.map((kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`).join(' · ')} · ${same} the same</p>
  <nav aria-label="Kinds">${groups.map(({ kind, rows }) => `<a href="#${kind}">${headings[kind]} ${rows.length}</a>`).join('')}</nav>
</header>
<main>
${failures(ref, broken)}
${groups.map(({ kind, rows }) => `<section><h2 id="${kind}">${headings[kind]} <small>${rows.length}</small></h2>${rows.map(change).join('\n')}</section>`).join('\n')}
${groups.length === 0 ? '<p class="none">Every story looks as it did.</p>' : ''}
</main>
</html>
`;
}

function failures(ref: string, broken: VisualReport['broken']): string {
  if (broken.length === 0) return '';
  const rows = broken.map(
    ({ where, id, why }) =>
      `<li><b>${escape(id)}</b> ${where === 'now' ? 'now' : `at ${escape(ref)}`}: ${escape(why.split('\n')[0] ?? '')}</li>`,
  );
  return `<section class="broken"><h2>Could not be drawn</h2><ul>${rows.join('')}</ul></section>`;
}

function change({ story, kind, screenshots }: Change): string {
  const row = ({ name, pixels }: Change['screenshots'][number]) => {
    const note = (side: string) =>
      side === 'difference' && Number.isFinite(pixels) ? `${pixels.toLocaleString('en')} pixels` : '';
    return `<div>${sides(kind)
      .map((side) => figure(side, `${side}/${story.id}/${name}.png`, `${name.replace('-', ', ')} px`, note(side)))
      .join('')}</div>`;
  };
  return `<article>
  <h3><span>${escape(story.title)}</span> ${escape(story.name)}</h3>
  <div class="takes" data-kind="${kind}">${screenshots.map(row).join('\n')}</div>
</article>`;
}

const sides = (kind: Change['kind']): string[] =>
  kind === 'added' ? ['now'] : kind === 'removed' ? ['before'] : ['before', 'now', 'difference'];

const figure = (side: string, address: string, take: string, note: string): string =>
  `<figure><figcaption><b>${side}</b> ${take}${note && ` · ${note}`}</figcaption><a href="${escape(address)}"><img src="${escape(address)}" alt="${side}, ${take}" loading="lazy"></a></figure>`;

export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const sheet = `
header { position: sticky; inset-block-start: 0; z-index: ${layer.header}; display: flex; flex-wrap: wrap; gap: ${space[1]} ${space[5]}; align-items: baseline; padding: ${space[4]} ${size.pagePadding}; border-bottom: 1px solid ${color.line}; background: ${color.bar}; backdrop-filter: blur(14px); }
h1 { font: ${font.sectionTitle}; letter-spacing: ${tracking.sectionTitle}; }
header p { font: ${font.meta}; color: ${color.soft}; font-variant-numeric: tabular-nums; }
nav { display: flex; gap: ${space[2]}; margin-inline-start: auto; }
nav a { padding: ${space[2]} ${space[4]}; border-radius: ${radius.pill}; box-shadow: inset 0 0 0 1px ${color.edge}; font: ${font.chip}; color: ${color.text}; text-decoration: none; }
nav a:hover { background: ${color.high}; }
main { padding: 0 ${size.pagePadding} ${space[16]}; max-width: ${size.page}; margin: 0 auto; }
h2 { margin: ${space[10]} 0 ${space[5]}; font: ${font.pageTitle}; letter-spacing: ${tracking.pageTitle}; scroll-margin-top: 96px; }
h2 small { font: ${font.lead}; color: ${color.faint}; }
article { margin-bottom: ${size.gridRow}; padding: ${space[5]}; border: 1px solid ${color.line}; border-radius: ${radius.dialog}; background: ${color.raised}; }
h3 { font: ${font.cardTitle}; }
h3 span { color: ${color.faint}; font-weight: 400; }
.takes { display: grid; gap: ${space[4]} ${size.gridColumn}; margin-top: ${space[4]}; }
.takes[data-kind=changed] > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${size.gridColumn}; }
.takes:not([data-kind=changed]) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
figcaption { margin-bottom: ${space[2]}; font: ${font.meta}; color: ${color.faint}; font-variant-numeric: tabular-nums; }
figcaption b { color: ${color.text}; font-weight: 600; }
figure a { display: block; overflow: hidden; width: fit-content; border-radius: ${radius.side}; box-shadow: 0 0 0 1px ${color.line}; }
figure img { max-height: 80vh; width: auto; }
.none { margin: 20vh auto; text-align: center; font: ${font.lead}; color: ${color.soft}; }
.broken { margin-top: ${space[8]}; color: ${color.bad}; }
.broken li { font: ${font.small}; }
@media ${media.xs} { .takes.takes, .takes.takes > div { grid-template-columns: 1fr; } nav { margin: 0; } }
`;
