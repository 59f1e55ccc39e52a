import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableOf } from '@afterglow/contract/tables';
import { languageKeys, languages, type Language } from '@afterglow/design-system/reader/languages.ts';
import { chromium } from '@playwright/test';
import { buildStories } from '../../.storybook/build.ts';
import { chromium as systemBrowser } from '../../.storybook/chromium.ts';
import { serve } from '../../.storybook/serve.ts';
import { files, root } from '../tools/repository.ts';
import { escape } from '../visual/report.ts';

/**
 * A page for translators, with every sentence in every language, the file that declares it, and a picture of the
 * component that shows it.
 */
const folder = join(root, '.cache/messages');
const maxPictureHeight = 4_000;

type Messages = Record<string, string>;

/** Reads a file of ours. */
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, 'design-system/messages', path), 'utf8'));
const messagesOf = (language: Language): Messages => read(`${language}.json`) as Messages;

/** Returns the file that declares each message, as a path from the root. */
const declarations = (): Map<string, string> =>
  new Map(
    files('design-system/*.ts', 'design-system/*.tsx').flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bid: '([A-Za-z][A-Za-z0-9]*\.[^']+)'/g)].map(
        ([, id = '']): [string, string] => [id, file],
      ),
    ),
  );

/** Returns the id of the sheet of each component, or of its first story, by the component's folder. */
function storyIds(built: string): Map<string, string> {
  // Storybook's own index.
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; importPath: string; tags?: string[] }>;
  };
  const ids = new Map<string, string>();
  for (const { id, type, importPath, tags = [] } of Object.values(entries)) {
    const [, place] = /^\.\/(?:\.cache\/sheets|design-system)\/([\w-]+\/\w+)/.exec(importPath) ?? [];
    if (type === 'story' && place && !tags.includes('frames') && !ids.has(place)) ids.set(place, id);
  }
  return ids;
}

/** Photographs stories on a phone's width, and returns the names of the pictures by the component's folder. */
async function photograph(built: string, places: readonly string[]): Promise<Map<string, string>> {
  const { origin, close } = await serve(built);
  const browser = await chromium.launch(systemBrowser());
  const pictures = new Map<string, string>();
  const ids = storyIds(built);
  const waiting = [...places];
  const worker = async (): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 600, height: 800 }, reducedMotion: 'reduce' });
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
      const id = ids.get(place);
      if (id === undefined) continue;
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`, { waitUntil: 'networkidle' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const name = `${place.replace('/', '-')}.jpg`;
      const clip = { x: 0, y: 0, width: 600, height: Math.min(height, maxPictureHeight) };
      await page.screenshot({ path: join(folder, name), type: 'jpeg', quality: 60, fullPage: true, clip });
      pictures.set(place, name);
    }
    await page.close();
  };
  try {
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
    await close();
  }
  return pictures;
}

const style = `body{font:15px/1.5 sans-serif;margin:1rem;max-width:80rem}section{display:grid;grid-template-columns:1fr 20rem;gap:1rem;border-top:1px solid #999}
img{max-width:100%;max-height:40rem;object-fit:contain;object-position:top}dt{font-weight:bold;margin-top:1rem}dd{margin:0;display:flex;flex-direction:column}[data-key=en]{order:-1}code{color:#666}p{margin:.2rem 0}
${languageKeys.map((key) => `body:not([data-show~="${key}"]) [data-key="${key}"]{display:none}`).join('')}`;

function sentence(id: string, all: Record<Language, Messages>): string {
  const rows = languageKeys.map(
    (key) => `<p data-key="${key}" lang="${languages[key].tag}">${escape(all[key][id] ?? 'missing')}</p>`,
  );
  return `<dt id="${escape(id)}"><code>${escape(id)}</code></dt><dd>${rows.join('')}</dd>`;
}

/** Returns the page: a choice of languages, and a section for each component with its sentences and its picture. */
function page(
  all: Record<Language, Messages>,
  pictures: ReadonlyMap<string, string>,
  declared: ReadonlyMap<string, string>,
): string {
  const ids = Object.keys(all.en);
  const fileOf = (id: string): string => declared.get(id) ?? 'not declared';
  const body = [...new Set(ids.map(fileOf))].map((file) => {
    const picture = pictures.get(placeOf(file));
    return `<section><div><h2>${escape(file)}</h2><dl>${ids
      .filter((id) => fileOf(id) === file)
      .map((id) => sentence(id, all))
      .join('')}</dl></div>${
      picture ? `<a href="${picture}"><img loading="lazy" alt="" src="${picture}"></a>` : ''
    }</section>`;
  });
  const choices = languageKeys.map((key) => `<option value="${key}">${languages[key].name}</option>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sentences</title><style>${style}</style>
<body data-show="en"><h1>Sentences</h1><p><label>Beside English: <select onchange="document.body.dataset.show='en '+this.value">${choices}</select></label></p>
<p>Each language is one file, <code>design-system/messages/KEY.json</code>; its terms are in <code>glossary/KEY.json</code>. Words in braces are put in later.</p>${body.join('\n')}`;
}

/** `design-system/cards/VideoCard/VideoCard.view.ts` → `cards/VideoCard`. */
const placeOf = (file: string): string =>
  dirname(file)
    .replace(/^design-system\//, '')
    .split('/')
    .slice(0, 2)
    .join('/');

/** @param given a built Storybook; without it one is built */
export async function writeContext(given?: string): Promise<void> {
  const built = given ?? join(root, '.cache/messages-stories');
  if (!given) await buildStories(root, built);
  if (!existsSync(join(built, 'index.json'))) throw new Error(`${built} holds no built Storybook.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const declared = declarations();
  const all = tableOf(languageKeys, messagesOf);
  const pictures = await photograph(built, [...new Set([...declared.values()].map(placeOf))]);
  writeFileSync(join(folder, 'index.html'), page(all, pictures, declared));
  console.log(`${join(folder, 'index.html')}: ${Object.keys(all.en).length} sentences, ${pictures.size} pictures.`);
}
