/** Checks of pages by html-validate and by the Nu checker, with what of theirs does not count. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import * as z from 'zod/mini';
import { root } from './repository.ts';

/** Disabled rules, with the reasons. */
const disabledRules = {
  'attr-case': 'React writes some attributes in its own case, such as srcSet; HTML does not care',
  'attribute-boolean-style': 'React writes a boolean attribute with an empty value',
  'attribute-empty-style': 'React writes `hidden` with an empty value, too',
  'doctype-style': 'a matter of taste: HTML does not care',
  'form-dup-name': 'ticked boxes of one name are a list; the rule wants brackets in their name',
  'no-redundant-role': 'without the role, WebKit does not treat a list without bullets as one',
  'void-style': 'React closes void elements',
} satisfies Record<string, string>;

/** A template holds another state of a form, which a script shows in its place, never beside it. */
const template = /<template\b[^>]*>[^]*?<\/template>/g;

/** Returns the texts to validate, each with the rules that are off: a form and its other states share their name. */
const textsOf = (html: string): [string, RuleConfig][] =>
  html.includes('<template')
    ? [
        [html, { 'unique-landmark': 'off' }],
        [html.replaceAll(template, ''), {}],
      ]
    : [[html, {}]];

const rules = Object.fromEntries(Object.keys(disabledRules).map((rule) => [rule, 'off'])) satisfies RuleConfig;

const pictures = (html: string): string[] => html.match(/<(?:img|source)\b[^>]*>/gi) ?? [];

/** Returns whether a picture comes in several widths but does not say how wide it is shown: browsers then take the window’s. */
const lacksSizes = (tag: string): boolean => /\bsrcset="[^"]* \d+w[",]/i.test(tag) && !/\bsizes="[^"]/i.test(tag);

/** Returns what html-validate finds in a page, and pictures without `sizes`, which it does not look for. */
export async function validateHtml(name: string, html: string): Promise<string[]> {
  const findings = new Set(
    pictures(html)
      .filter(lacksSizes)
      .map((tag) => `${tag} has a srcset in widths, but no sizes, on ${name}`),
  );
  for (const [text, off] of textsOf(html)) {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:standard'],
      rules: { ...rules, ...off },
    });
    const { results } = await validator.validateString(text, name);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.add(`${ruleId}: ${message} (${selector ?? name}) on ${name}`);
  }
  return [...findings];
}

/** False positives of the Nu checker, with the reasons. */
const acceptedFindings: [RegExp, string][] = [
  [/^Attribute “name” not allowed on element “details”/, 'HTML has had it since 2023, the checker not yet'],
  [/^Attribute “pathLength” not allowed on element “circle”/, 'SVG 2 has it on every shape, the checker on paths only'],
];

const nuReport = z.object({
  messages: z.array(z.object({ url: z.optional(z.string()), message: z.string(), extract: z.optional(z.string()) })),
});

/** The reason why the Nu checker cannot run here; empty if it can. */
export const noNuReason = (): string =>
  spawnSync('java', ['-version']).error === undefined ? '' : 'the Nu checker needs Java, which is not installed here';

/** Returns what the Nu checker finds in pages, by their names. */
export function runNuChecker(pages: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-pages-'));
  const names = [...pages.keys()];
  const files = [...pages.values()].map((text, index) => {
    const file = join(folder, `${index}.html`);
    // The checker's CSS support is outdated and slow; styles have their own tests.
    writeFileSync(file, text.replace(/<style[^>]*>[^]*?<\/style>/g, ''));
    return file;
  });
  const jar = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { stderr } = spawnSync(
    'java',
    ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar, '--format', 'json', '--errors-only', ...files],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  rmSync(folder, { recursive: true });
  const { messages } = z.parse(nuReport, JSON.parse(stderr));
  return messages
    .filter(({ message }) => !acceptedFindings.some(([one]) => one.test(message)))
    .map(
      ({ url = '', message, extract = '' }) => `${names[Number(/(\d+)\.html$/.exec(url)?.[1])]}: ${message} ${extract}`,
    );
}
