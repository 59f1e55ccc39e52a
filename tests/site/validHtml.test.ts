import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import * as z from 'zod/mini';
import { beforeAll, expect, test } from 'vitest';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { globals } from '@afterglow/fixtures/data/globals';
import { ownSessions } from '@afterglow/fixtures/data/sessions';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { gated } from '@afterglow/fixtures/scenarios/gated';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { replyTo } from '@afterglow/fixtures/scenarios/scenario';
import { calls } from '@afterglow/contract/calls';
import { sessionsReply } from '@afterglow/contract/ownPage';
import { expectNone } from '../tools/expectNone.ts';
import { publicPaths } from '../tools/pagePaths.ts';
import { root } from '../tools/repository.ts';
import { json, testSite, scenarioApi, type ApiHandler } from './testSite.ts';

const { standard } = fullVideos;
const listPath = '/videos/longest/1/';
const videoPath = `/video/${standard.id}/${standard.dir}/`;
const modelPath = `/pornstar/${fullModels.standard.dir}/`;
const channelPath = `/pornsite/${fullChannels.standard.dir}/`;
/** One page of every kind, and some in other states. */
const paths = [
  // Its title is what the law calls it, longer than the rule allows.
  ...publicPaths.filter((path) => path !== '/information/2257/'),
  '/videos/longest/1/?type=hd',
  '/search/1/?s=x',
  '/report/?step=sent&notice=R-1',
  `/members/${fullMembers.standard.id}/history/1/`,
  '/messages/',
  '/upload-video/',
  '/dev/mailbox',
];

/** Pages that members see differently, with their actions and forms. */
const own = fullMembers.own;
const memberPaths = [
  listPath,
  modelPath,
  channelPath,
  `/playlist/${playlists.standard.id}/`,
  `/playlist/${playlists.standard.id}/info/?step=edit`,
  `/members/${own.id}/playlists/1/`,
  `/members/${own.id}/playlists/1/?step=new`,
  `/members/${own.id}/subscriptions/`,
];

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

const pages = new Map<string, string>();

beforeAll(async () => {
  const addPage = async (name: string, text: Promise<string>) => pages.set(name, await text);
  for (const path of paths) await addPage(path, testSite(everyday).page(path));
  for (const language of ['de', 'th'])
    await addPage(`${videoPath}?lang=${language}`, testSite().page(`${videoPath}?lang=${language}`));
  for (const path of memberPaths)
    await addPage(`${path} for a member`, testSite(signedIn).page(path, { headers: { cookie: 'session=x' } }));
  const withDevices: ApiHandler = (path, asked) =>
    asked.body === 'section=sessions'
      ? json(z.encode(sessionsReply, { sessions: Object.values(ownSessions) }))
      : scenarioApi(signedIn)(path, asked);
  for (const tab of ['edit/', 'history/1/'])
    await addPage(
      `the own tab ${tab}`,
      testSite(withDevices).page(`/members/${fullMembers.own.id}/${tab}`, { headers: { cookie: 'session=x' } }),
    );
  await addPage('a list that failed', testSite(outage).page(listPath));
  await addPage('a list behind a notice', testSite(gated).page(listPath, { headers: { 'x-country': 'de' } }));
  await addPage('the age check', testSite(gated).page(listPath, { headers: { 'x-country': 'gb' } }));
  const memberGated = { ...gated, replies: { ...gated.replies, ...replyTo(calls.globals, globals.unverifiedMember) } };
  const member = { headers: { 'x-country': 'gb', cookie: 'session=x' } };
  await addPage('the age check of a member', testSite(memberGated).page(listPath, member));
});

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

test('every page passes html-validate', { timeout: 120_000 }, async () => {
  const rules = Object.fromEntries(Object.keys(disabledRules).map((rule) => [rule, 'off'])) satisfies RuleConfig;
  const validate = (text: string, name: string, off: RuleConfig) =>
    new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:standard'],
      rules: { ...rules, ...off },
    }).validateString(text, name);
  const findings = new Set<string>();
  const all = [...pages].flatMap(([name, html]) => textsOf(html).map(([text, off]) => ({ name, text, off })));
  for (const { name, text, off } of all) {
    const { results } = await validate(text, name, off);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        findings.add(`${ruleId}: ${message} (${selector ?? name}) on ${name}`);
  }
  expect(pages.size).toBeGreaterThan(20);
  expectNone([...findings], 'Fix these, or disable the rule in this file with a reason:');
});

/** False positives of the Nu checker, with the reasons. */
const acceptedFindings: [RegExp, string][] = [
  [/^Attribute “name” not allowed on element “details”/, 'HTML has had it since 2023, the checker not yet'],
  [/^Attribute “pathLength” not allowed on element “circle”/, 'SVG 2 has it on every shape, the checker on paths only'],
];

const nuReport = z.object({
  messages: z.array(z.object({ url: z.optional(z.string()), message: z.string(), extract: z.optional(z.string()) })),
});

test('every page passes the Nu checker', { timeout: 120_000 }, ({ skip }) => {
  const java = spawnSync('java', ['-version']);
  if (java.error) skip('The Nu checker did not run: it needs Java, which is not installed here.');
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
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  rmSync(folder, { recursive: true });
  const { messages } = z.parse(nuReport, JSON.parse(stderr));
  const findings = messages
    .filter(({ message }) => !acceptedFindings.some(([one]) => one.test(message)))
    .map(
      ({ url = '', message, extract = '' }) => `${names[Number(/(\d+)\.html$/.exec(url)?.[1])]}: ${message} ${extract}`,
    );
  expectNone(findings, 'Fix these, or accept them in this file with a reason:');
});
