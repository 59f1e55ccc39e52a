/** Stores a text everywhere a member can store one. */
import * as z from 'zod/mini';
import { calls } from '@afterglow/contract/calls';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import type { HardSite } from '../../hardSite.ts';

const { standard: video } = fullVideos;
const { standard: model } = fullModels;

export interface Author {
  id: number;
  name: string;
}

const { standard, bare, friend, cyrillic } = fullMembers;

/** The accounts of the demo. Each writes to the next one; the first one and the third one are friends. */
export const authors: readonly [Author, ...Author[]] = [standard, bare, friend, cyrillic];

/** The member to whom an author writes. */
export const otherOf = ({ id }: Author): Author => (id === standard.id ? friend : standard);

type Fields = Record<string, string>;
type Sent = readonly [path: string, fields: Fields];

/** Acts by the call that takes them. */
function actsOf(text: string, author: Author): readonly Sent[] {
  const input = calls.input.path();
  const comment = (section: string, id: number): Sent => [
    input,
    { act: 'comment', section, object_id: String(id), text: text.slice(0, 1_000) },
  ];
  const playlist = { title: `xx${text.slice(0, 90)}`, desc: `xxxxx${text.slice(0, 400)}` };
  const other = otherOf(author);
  return [
    comment('video', video.id),
    comment('model', model.id),
    comment('member', other.id),
    [input, { act: 'message', user_id: String(other.id), text: text.slice(0, 1_500) }],
    [input, { act: 'playlist', section: 'new', ...playlist, orientation: 'str', visible: '1' }],
  ];
}

/** Forms of the account, the last of each section as the one that stays. */
function accountFormsOf(text: string, { id }: Author): readonly Sent[] {
  const short = text.slice(0, 100);
  const website = 'https://elsewhere.example/?' + encodeURIComponent(short);
  return [
    [calls.ownPage.path(), { section: 'profile', education: '', website: text.slice(0, 200) }],
    [calls.ownPage.path(), { section: 'profile', education: text.slice(0, 120), website }],
    // Names that are refused are shown in the form again.
    [calls.signup.path(), { username: short.slice(0, 32), email: `${id}@mail.example`, pwd: 'seven lanterns' }],
  ];
}

const sum = z.object({ token: z.string(), question: z.string() });

/** Answers the question for visitors without scripts, which costs no time. */
async function solveSum(site: HardSite): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${site.apiPort}${calls.captcha.path()}?plain`);
  const { token, question } = sum.parse(await response.json());
  const [one = 0, other = 0] = question.split(' + ').map(Number);
  return `${token}.${one + other}`;
}

async function reportsOf(site: HardSite, text: string): Promise<readonly Sent[]> {
  const report = calls.report.path();
  const email = 'asker@mail.example';
  const content = {
    object: `video ${video.id}`,
    url: text,
    reason: 'other',
    name: text.slice(0, 100),
    good_faith: '1',
  };
  return [
    [report, { subject: 'question', email, message: text, captcha: await solveSum(site) }],
    [report, { subject: 'illegal', email, message: text, ...content, captcha: await solveSum(site) }],
  ];
}

async function send(
  site: HardSite,
  cookie: string,
  [path, fields]: Sent,
): Promise<{ isStored: boolean; fault: string }> {
  const response = await fetch(`http://127.0.0.1:${site.apiPort}${path}`, {
    method: 'POST',
    headers: { cookie, 'x-country': 'ca' },
    body: new URLSearchParams(fields),
  });
  const reply: unknown = await response.json().catch(() => null);
  const isVerdict = response.status < 500 && typeof reply === 'object' && reply !== null;
  const name = `${path} ${fields['act'] ?? fields['section'] ?? ''}`;
  return {
    isStored: isVerdict && !('errors' in reply),
    fault: isVerdict ? '' : `${name} is answered with ${response.status}.`,
  };
}

/** Makes a text title and description of the demo's upload. Its owner's cookie is needed. */
export async function renameUpload(site: HardSite, cookie: string, text: string): Promise<string[]> {
  const { isStored, fault } = await send(site, cookie, [
    calls.videoEdit.path(),
    {
      ...{ section: 'edit', video_id: String(videos.uploaded.id), title: `xx${text.slice(0, 90)}` },
      ...{ desc: `xxxxx${text.slice(0, 400)}`, categories: 'lakeside', visibility: '0' },
    },
  ]);
  return isStored ? [] : [fault || `${JSON.stringify(text)} is not taken as a title.`];
}

/**
 * Sends a text by all forms as its author.
 * @returns How many were stored, and a sentence for each answer that is no verdict.
 */
export async function storeEverywhere(
  site: HardSite,
  cookie: string,
  text: string,
  author: Author,
): Promise<{ stored: number; found: string[] }> {
  let stored = 0;
  const found: string[] = [];
  for (const one of [...actsOf(text, author), ...accountFormsOf(text, author), ...(await reportsOf(site, text))]) {
    const { isStored, fault } = await send(site, cookie, one);
    if (isStored) stored += 1;
    if (fault !== '') found.push(fault);
  }
  return { stored, found };
}
