/** Stores a text everywhere a member can store one. */
import { calls } from '@afterglow/contract/calls';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { HardSite } from '../../hardSite.ts';

const { standard: video } = fullVideos;
const { standard: model } = fullModels;

interface Author {
  id: number;
  name: string;
}

/** Two members who write to each other. */
export const authors: readonly [Author, Author] = [fullMembers.standard, fullMembers.friend];

type Fields = Record<string, string>;

/** Forms by the call that takes them. */
const formsOf = (text: string, [author, other]: readonly [Author, Author]): readonly [string, Fields][] => {
  const input = calls.input.path();
  const comment = (section: string, id: number): [string, Fields] => [
    input,
    { act: 'comment', section, object_id: String(id), text: text.slice(0, 1_000) },
  ];
  const short = text.slice(0, 100);
  return [
    comment('video', video.id),
    comment('model', model.id),
    comment('member', other.id),
    [input, { act: 'message', user_id: String(other.id), text: text.slice(0, 1_500) }],
    [
      input,
      {
        act: 'playlist',
        section: 'new',
        title: `xx${short.slice(0, 90)}`,
        desc: `xxxxx${text.slice(0, 400)}`,
        orientation: 'str',
        visible: '1',
      },
    ],
    [
      calls.ownPage.path(),
      {
        section: 'profile',
        education: text.slice(0, 120),
        website: 'https://elsewhere.example/?' + encodeURIComponent(short),
      },
    ],
    [calls.ownPage.path(), { section: 'profile', education: '', website: text.slice(0, 200) }],
    // Names that are refused are shown in the form again.
    [calls.signup.path(), { username: short.slice(0, 32), email: `${author.id}@mail.example`, pwd: 'seven lanterns' }],
  ];
};

/**
 * Sends a text by all forms as the first member.
 * @returns How many were stored, and a sentence for each answer that is no verdict.
 */
export async function storeEverywhere(
  site: HardSite,
  cookie: string,
  text: string,
): Promise<{ stored: number; found: string[] }> {
  let stored = 0;
  const found: string[] = [];
  for (const [path, fields] of formsOf(text, authors)) {
    const response = await fetch(`http://127.0.0.1:${site.apiPort}${path}`, {
      method: 'POST',
      headers: { cookie, 'x-country': 'ca' },
      body: new URLSearchParams(fields),
    });
    const reply: unknown = await response.json().catch(() => null);
    if (response.status >= 500 || typeof reply !== 'object' || reply === null)
      found.push(`${path} ${fields['act'] ?? fields['section'] ?? ''} is answered with ${response.status}.`);
    else if (!('errors' in reply)) stored += 1;
  }
  return { stored, found };
}
