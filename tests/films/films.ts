/**
 * `npm run films [-- name …]`: makes films like those that people have, uploads them to the built site, approves them,
 * and plays them on their pages at start, middle and end. Results are kept in `.cache/films`; finished work is not
 * repeated. `--browsers chromium,firefox,webkit` selects browsers (default: all). `--seconds 2` sets how long it plays
 * at start and middle (default: 10); before the end it plays one and a half times as long. `--fresh` deletes all
 * results. `--form` uploads through the site's form. `--whole` plays films from start to end, and beside each other.
 * `--report` only writes the report.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { startChromium, startFirefox } from './browsers/puppeteer.ts';
import { startWebkit } from './browsers/webkit.ts';
import type { FilmBrowser } from './browsers/filmBrowser.ts';
import { checkProducts, readVideo, startFilmSite, uploadFilm, type FilmSite } from './filmSite.ts';
import { uploadByForm } from './formUpload.ts';
import { makeFilm, recipeHash } from './makeFilm.ts';
import type { Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';
import { browserNames, photoPath, uploadFaults, writeReport, type BrowserName } from './report.ts';
import { forgetResults, readResults, writeResults, type Result } from './results.ts';
import { watchFilm, type PlayedLength } from './watchFilm.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browsers: { type: 'string', default: browserNames.join(',') },
    seconds: { type: 'string', default: '10' },
    fresh: { type: 'boolean', default: false },
    form: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});

/** Most films are short, because a short film shows the same faults. */
const settings = { TEST_MIN_UPLOAD_SECONDS: '10' };
/** The form handles one upload at a time, because it asks about unfinished ones. */
const uploadsAtATime = values.form ? 1 : 2;

const start: Record<BrowserName, () => Promise<FilmBrowser>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

if (values.fresh) forgetResults();
const results = readResults();
const running = new Set<{ close: () => Promise<void> }>();

async function end({ close }: { close: () => Promise<void> }): Promise<void> {
  await close().catch(() => undefined);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all([...running].map((one) => end(one))).then(() => process.exit(1));
  });
const seconds = Number(values.seconds);
const length: PlayedLength = values.whole ? 'whole' : seconds;

function chosenRecipes(): readonly Recipe[] {
  const unknown = positionals.filter((name) => !recipes.some((recipe) => recipe.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no film ${unknown.join(', ')}. There are: ${recipes.map(({ name }) => name).join(' ')}`);
  return positionals.length === 0
    ? recipes
    : positionals.flatMap((name) => recipes.filter((recipe) => recipe.name === name));
}

function chosenBrowsers(): BrowserName[] {
  const asked = new Set(values.browsers.split(','));
  return browserNames.filter((name) => asked.has(name));
}

function resultOf(recipe: Recipe): Result {
  const hash = recipeHash(recipe);
  const known = results.get(recipe.name);
  if (known?.hash === hash) return known;
  const fresh: Result = { hash, form: false, took: 0, made: '', faults: [], browsers: {} };
  results.set(recipe.name, fresh);
  return fresh;
}

async function upload(site: FilmSite, recipe: Recipe): Promise<void> {
  const result = resultOf(recipe);
  // A film that is public already would be refused as a duplicate of itself.
  if (result.outcome?.state === 'public' || (result.outcome && uploadFaults(recipe, result).length === 0)) return;
  const begun = performance.now();
  const path = await makeFilm(recipe);
  Object.assign(result, { faults: [], browsers: {}, made: '', form: values.form });
  try {
    result.outcome = await (values.form ? uploadByForm : uploadFilm)(site, path, recipe.name);
    if (result.outcome.state === 'public') Object.assign(result, await checkProducts(site, result.outcome.videoId));
  } catch (error) {
    result.outcome = { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
  result.took = Math.round(performance.now() - begun) / 1_000;
  writeResults(results);
  const faults = uploadFaults(recipe, result);
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${recipe.name}: ${result.outcome.state} in ${result.took.toFixed(1)} s ${faults.join('; ')}`,
  );
}

async function inTurns<Item>(
  items: readonly Item[],
  atATime: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

async function play(site: FilmSite, browser: FilmBrowser, recipe: Recipe): Promise<void> {
  const { expected } = recipe;
  const result = resultOf(recipe);
  const { outcome, browsers } = result;
  const known = browsers[browser.name];
  if (outcome?.state !== 'public' || expected.verdict !== 'accepted') return;
  const isDone = known?.faults.length === 0 && (values.whole ? known.whole : known.watched >= seconds);
  if (isDone) return;
  const { id, dir } = await readVideo(site, outcome.videoId);
  const { photos, ...watched } = await watchFilm(browser, `${site.origin}/video/${id}/${dir}/`, expected, length);
  for (const [index, photo] of photos.entries()) {
    const path = photoPath(recipe.name, browser.name, index);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, photo);
  }
  browsers[browser.name] = values.whole
    ? { ...watched, watched: known?.watched ?? 0, whole: true }
    : { ...watched, watched: seconds, whole: known?.whole ?? false };
  writeResults(results);
  console.log(
    `${watched.faults.length === 0 ? '✓' : '✗'} ${recipe.name} in ${browser.name} ${watched.faults.join('; ')}`,
  );
}

/** Plays the films in a browser. `uploaded` resolves when a film has been uploaded. */
async function playIn(
  name: BrowserName,
  site: FilmSite,
  chosen: readonly Recipe[],
  uploaded: (recipe: Recipe) => Promise<void>,
): Promise<void> {
  let browser: FilmBrowser;
  try {
    browser = await start[name]();
    running.add(browser);
  } catch (error) {
    console.log(`✗ ${name} does not start: ${String(error)}`);
    return;
  }
  try {
    // Whole films are played beside each other.
    await inTurns(chosen, values.whole ? chosen.length : 1, async (recipe) => {
      await uploaded(recipe);
      await play(site, browser, recipe);
    });
  } finally {
    await browser.close();
  }
}

async function run(): Promise<void> {
  const chosen = chosenRecipes();
  if (!values.report) {
    const site = await startFilmSite(settings);
    running.add(site);
    try {
      const uploaded = new EventTarget();
      const done = new Set<string>();
      const whenUploaded = async ({ name }: Recipe): Promise<void> => {
        if (!done.has(name)) await new Promise((resolve) => uploaded.addEventListener(name, resolve, { once: true }));
      };
      await Promise.all([
        inTurns(chosen, uploadsAtATime, async (recipe) => {
          await upload(site, recipe);
          done.add(recipe.name);
          uploaded.dispatchEvent(new Event(recipe.name));
        }),
        ...chosenBrowsers().map((name) => playIn(name, site, chosen, whenUploaded)),
      ]);
    } finally {
      await site.close();
    }
  }
  console.log(`The table is ${await writeReport(recipes, results)}.`);
  const bad = chosen.filter((recipe) => {
    const result = resultOf(recipe);
    return (
      uploadFaults(recipe, result).length > 0 || Object.values(result.browsers).some(({ faults }) => faults.length > 0)
    );
  });
  if (bad.length === 0) return;
  console.log(`${bad.length} of ${chosen.length} are not as expected: ${bad.map(({ name }) => name).join(' ')}`);
  process.exitCode = 1;
}

await run();
