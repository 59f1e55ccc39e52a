/** Captions and chapters in the studio, as documents without script. */
import './production.ts';
import { expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { fullStudioVideos } from '@afterglow/fixtures/data/studio';
import { replyIn, replyTo, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { json, testSite, type ApiHandler } from './testSite.ts';

const { id } = fullStudioVideos.standard;
const path = `/studio/${id}/`;
const headers = { cookie: 'session=abc', 'Sec-Fetch-Site': 'same-origin' };
const posted = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** An API that answers each POST to video_edit.php with `reply`. */
const apiOf =
  (scenario: Scenario, reply: unknown = { success: 1 }): ApiHandler =>
  (call, { method, body }) => {
    if (call === calls.videoEdit.path()) return json(reply);
    const known = replyIn(scenario, method, call, method === 'POST' ? new URLSearchParams(body) : null);
    return json(known.body, known.status);
  };
const without: Scenario = {
  ...signedIn,
  replies: { ...signedIn.replies, ...replyTo(calls.studioVideo, fullStudioVideos.withoutTracks) },
};
const sentOf = ({ apiRequests }: ReturnType<typeof testSite>) =>
  apiRequests
    .filter(({ call }) => call === `POST ${calls.videoEdit.path()}`)
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

test('each part of a video has an address, with one filled button', async () => {
  for (const step of ['', '?step=captions', '?step=chapters']) {
    const text = await testSite(apiOf(signedIn)).page(path + step, { headers });
    for (const one of [path, `${path}?step=captions`, `${path}?step=chapters`]) expect(text).toContain(`href="${one}"`);
    expect(text.match(/aria-current="page"[^>]*>(?:Details|Captions|Chapters)</g)).toHaveLength(1);
    expect(text.match(/data-kind="filled"[^>]*>/g)).toHaveLength(1);
  }
});

test('the captions and chapters that a video has are in the document', async () => {
  const captions = await testSite(apiOf(signedIn)).page(`${path}?step=captions`, { headers });
  for (const { file, label } of fullStudioVideos.standard.tracks?.captions ?? []) {
    expect(captions).toContain(`name="remove" value="${file}"`);
    expect(captions).toContain(`aria-label="Remove the captions: ${label}"`);
  }
  const chapters = await testSite(apiOf(signedIn)).page(`${path}?step=chapters`, { headers });
  expect(chapters).toContain('1:20 Candles\n6:45 The last tram</textarea>');
});

test('captions are removed and chapters are written without script', async () => {
  const site = testSite(apiOf(signedIn));
  const removed = await site.visit(`${path}?step=captions`, posted({ remove: 'captions-2.vtt' }));
  expect([removed.status, removed.headers.get('location')]).toEqual([303, `${path}?step=captions`]);
  const written = await site.visit(`${path}?step=chapters`, posted({ chapters: '0:00 Arrival\n1:20 The lake' }));
  expect([written.status, written.headers.get('location')]).toEqual([303, `${path}?step=chapters`]);
  expect(sentOf(site)).toEqual([
    { section: 'captions_remove', video_id: String(id), track: 'captions-2.vtt' },
    { section: 'chapters', video_id: String(id), chapters: expect.stringContaining('1:20 The lake'), file: '' },
  ]);
});

test('a wrong line is said beside what was typed', async () => {
  const refusal = { error: 1, codes: [{ field: 'chapters', code: 'chapter_line', info: { line: 2 } }] };
  const response = await testSite(apiOf(signedIn, refusal)).visit(
    `${path}?step=chapters`,
    posted({ chapters: '0:00 Arrival\nThe lake' }),
  );
  const text = await response.text();
  expect(response.status).toBe(422);
  expect(text).toContain('Line 2: A time and a title are needed here, such as 1:20 The lake.');
  expect(text).toContain('The lake</textarea>');
});

test('before an API that takes no captions, the details are all there is', async () => {
  const site = testSite(apiOf(without));
  const text = await site.page(path, { headers });
  expect(text).toContain('name="title"');
  expect(text).not.toContain('step=captions');
  expect(await site.page(`${path}?step=captions`, { headers })).not.toContain('type="file"');
});
