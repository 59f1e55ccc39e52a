import { expect, test } from 'vitest';
import { buttonActValue } from '@afterglow/design-system/reader/buttonActValue.ts';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { json, testSite, scenarioApi } from './testSite.ts';

/** Comments and their buttons, as they are posted without JavaScript to the page that shows them. */
const { standard: member } = fullMembers;
const { standard: video } = fullVideos;
const videoPath = `/video/${video.id}/${video.dir}/`;
const wall = `/members/${member.id}/wall/`;
const scenario = scenarioApi(signedIn);

async function post(path: string, fields: Record<string, string>): Promise<{ next: string | null; flash: string }> {
  const { visit } = testSite((call, asked) => (asked.method === 'POST' ? json({ success: 1 }) : scenario(call, asked)));
  const response = await visit(path, {
    method: 'POST',
    headers: {
      cookie: 'session=abc',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  const flash = response.headers.getSetCookie().find((text) => text.startsWith('flash='));
  return {
    next: response.headers.get('location'),
    flash: decodeURIComponent(/^flash=([^;]*)/.exec(flash ?? '')?.[1] ?? ''),
  };
}

const onVideo = { text: 'What a lake', section: 'video', object_id: String(video.id), seconds: '60' };
const onWall = { text: 'Hello there', section: 'member', object_id: String(member.id) };

test.each([
  [`${videoPath}?page=1`, onVideo, `${videoPath}?page=1#comments`],
  [`${videoPath}?page=3&reply=41`, { ...onVideo, parent_id: '41' }, `${videoPath}?page=3#comment-41`],
  [
    `${videoPath}?sort=best&page=3&reply=41`,
    { ...onVideo, parent_id: '41' },
    `${videoPath}?sort=best&page=3#comment-41`,
  ],
  [
    `${videoPath}?sort=best&page=3&edit=41`,
    { text: 'A lake', edit: '41', seconds: '60' },
    `${videoPath}?sort=best&page=3#comment-41`,
  ],
  [`${wall}2/?edit=7`, { text: 'Hello again', edit: '7', seconds: '0' }, `${wall}2/#comment-7`],
  [`${wall}2/`, onWall, `${wall}1/`],
  [`${wall}2/?reply=7`, { ...onWall, parent_id: '7' }, `${wall}2/#comment-7`],
])('a comment posted at %s leads to where it stands', async (path, fields, next) => {
  expect((await post(path, fields)).next).toBe(next);
});

test.each([
  ['like', buttonActValue({ act: 'vote', section: 'comment', object_id: 41, vote: 1 }), 'liked.41'],
  ['deletion', buttonActValue({ act: 'comment', del: 41 }), ''],
  ['pin', buttonActValue({ act: 'comment', pin: 41 }), ''],
])('a press for a %s leads back to its page, without what it asked', async (_, press, flash) => {
  const done = await post(`${videoPath}?page=3&step=press&delete=41`, { press });
  expect(done).toEqual({ next: `${videoPath}?page=3`, flash });
});
