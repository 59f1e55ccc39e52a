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
import { noNuReason, runNuChecker, validateHtml } from '../tools/validateHtml.ts';
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
  '/studio/',
];

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

test('every page passes html-validate', { timeout: 120_000 }, async () => {
  const findings: string[] = [];
  for (const [name, html] of pages) findings.push(...(await validateHtml(name, html)));
  expect(pages.size).toBeGreaterThan(20);
  expectNone(findings, 'Fix these, or disable the rule in tests/tools/validateHtml.ts with a reason:');
});

test('every page passes the Nu checker', { timeout: 120_000 }, ({ skip }) => {
  const reason = noNuReason();
  if (reason !== '') skip(`It did not run: ${reason}.`);
  expectNone(runNuChecker(pages), 'Fix these, or accept them in tests/tools/validateHtml.ts with a reason:');
});
