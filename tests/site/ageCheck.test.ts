import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signAgeToken } from '@afterglow/contract/ageToken';
import { ageVerificationEndpoint } from '@afterglow/contract/endpoints/accounts';
import { globalsReply } from '@afterglow/contract/globals';
import { maxPictureFormBytes } from '@afterglow/contract/bodyLimits';
import { globals } from '@afterglow/fixtures/data/globals';
import { gated } from '@afterglow/fixtures/scenarios/gated';
import { ageSecret } from './createSiteForApi.ts';
import { calls } from '@afterglow/contract/calls';
import { json, testSite, scenarioApi, type ApiHandler } from './testSite.ts';

const list = '/videos/longest/1/?type=hd';
const member = { 'x-country': 'gb', cookie: 'session=abc' };
const readsOf = scenarioApi(gated);

/** Returns an API with a member whose age check has this state, which answers posted photos with `reply`. */
const apiOf =
  (
    reply: () => Response | Promise<Response>,
    ageCheck: 'none' | 'pending' | 'refused' | 'granted' = 'none',
  ): ApiHandler =>
  (path, asked) => {
    if (asked.method === 'POST') return reply();
    const known = asked.headers.get('cookie')?.includes('session=abc');
    if (path === calls.globals.path() && known)
      return json(z.encode(globalsReply, { ...globals.unverifiedMember, ageCheck }));
    return readsOf(path, asked);
  };
const unasked = () => json({}, 500);

const photo = (bytes = 'picture') => {
  const body = new FormData();
  body.set('file', new File([bytes], 'me.jpg', { type: 'image/jpeg' }));
  return { method: 'POST', headers: { ...member, 'Sec-Fetch-Site': 'same-origin' }, body };
};
const { name } = globals.unverifiedMember.user ?? { name: '' };

describe('the check of a guest', () => {
  test('leads to signing in, and from there back to the page, and to signing up (R115)', async () => {
    const html = await testSite(gated).page(list, { headers: { 'x-country': 'gb' } });
    expect(html).toContain(`href="/signin/?next=${encodeURIComponent(list)}"`);
    expect(html).toContain('href="/signup/"');
    expect(html).not.toContain('type="file"');
  });

  test.each(['/signin/', '/signup/', '/restore-password/'])('%s is open, and so are its posts', async (path) => {
    const site = testSite(apiOf(() => json({ success: 1 })));
    expect((await site.visit(path, { headers: { 'x-country': 'gb' } })).status).toBe(200);
    const headers = { 'x-country': 'gb', 'Sec-Fetch-Site': 'same-origin' };
    const answer = await site.visit(path, { method: 'POST', headers, body: new URLSearchParams().toString() });
    expect([303, 422]).toContain(answer.status);
  });
});

describe('the check of a member', () => {
  test('takes a photo, and loads its own script and nothing else', async () => {
    const site = testSite(apiOf(unasked));
    const answer = await site.visit(list, { headers: member });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(html).toContain(`You are signed in as ${name}.`);
    expect(html).toMatch(/<form [^>]*enctype="multipart\/form-data" method="post"/i);
    expect(html).not.toContain('/signin/');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module">']);
    expect(html).toContain('const files=["/assets/ageCheck.js"]');
    expect(site.apiRequests.map(({ call }) => call)).toEqual([`GET ${calls.globals.path()}`]);
  });

  test('says that a photo has come, and asks for none', async () => {
    const html = await testSite(apiOf(unasked, 'pending')).page(list, { headers: member });
    expect(html).toContain('are checking it');
    expect(html).not.toContain('type="file"');
    expect(html).not.toContain('<script');
  });

  test('says that the last photo did not do, and takes another', async () => {
    const html = await testSite(apiOf(unasked, 'refused')).page(list, { headers: member });
    const [form = ''] = html.split('<template');
    expect(form).toContain('did not show that you are of age');
    expect(form).toContain('type="file"');
  });

  test('lets its member sign out', async () => {
    const html = await testSite(apiOf(unasked)).page(list, { headers: member });
    expect(html).toMatch(
      /<form [^>]*action="\/preferences"[^>]*><input [^>]*name="next"[^>]*><button [^>]*name="logout"/,
    );
  });
});

describe('a photo', () => {
  const passed = async () => {
    const response = json({ ok: 1, status: 'granted' });
    const token = await signAgeToken(ageSecret, Date.now() + 60_000, 1);
    response.headers.append('Set-Cookie', `ageToken=${token}; Path=/; Max-Age=60`);
    response.headers.append('Set-Cookie', 'tracker=1; Path=/');
    return response;
  };

  test('that passes leads to the page, with the proof', async () => {
    const site = testSite(apiOf(passed));
    const answer = await site.visit(list, photo());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, list]);
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['ageToken']);
    expect(site.apiRequests.at(-1)).toMatchObject({
      call: `POST ${ageVerificationEndpoint.path()}`,
      body: 'file=me.jpg',
    });
  });

  test('that is being looked at leads to the page, which says so', async () => {
    const answer = await testSite(apiOf(() => json({ ok: 1, status: 'pending' }))).visit(list, photo());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, list]);
  });

  test.each([
    [
      'what the server says, as text',
      () => json({ error: 'No <b>face</b> here.', code: 'refused' }),
      'No &lt;b&gt;face&lt;/b&gt; here.',
    ],
    [
      'a sentence of its own where the server says nothing',
      () => json({ error: 1 }),
      'did not show that you are of age',
    ],
    [
      'what a limit says',
      () => json({ error: 'Please wait an hour.', code: 'limit_user' }, 429),
      'Please wait an hour.',
    ],
    ['that it could not be sent', () => new Response('<h1>502</h1>', { status: 502 }), 'could not be sent'],
    ['that it could not be sent at all', () => Promise.reject(new TypeError('fetch failed')), 'could not be sent'],
  ])('that is refused comes back with %s', async (_, reply, sentence) => {
    const answer = await testSite(apiOf(reply)).visit(list, photo());
    const [form = ''] = (await answer.text()).split('<template');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(form).toContain(sentence);
    expect(form).toContain('aria-invalid="true"');
  });

  test('that is refused is answered to the script as data', async () => {
    const reply = { error: 'No face here.', code: 'refused' };
    const answer = await testSite(apiOf(() => json(reply))).visit(list, {
      ...photo(),
      headers: { ...photo().headers, Accept: 'application/json' },
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.json()).toEqual({ state: 'refused', sentence: 'No face here.' });
  });

  test('that is too long is refused with the page and the limit, and the API is not asked', async () => {
    const site = testSite(apiOf(unasked));
    const answer = await site.visit(list, {
      ...photo(),
      headers: { ...photo().headers, 'Content-Length': String(maxPictureFormBytes + 1) },
    });
    const [form = ''] = (await answer.text()).split('<template');
    expect(answer.status).toBe(422);
    expect(form).toContain('10');
    expect(site.apiRequests.every(({ call }) => call.startsWith('GET'))).toBe(true);
  });

  test('of somebody who was signed out meanwhile leads to the check of guests', async () => {
    const site = testSite(apiOf(unasked));
    const answer = await site.visit(list, {
      ...photo(),
      headers: { 'x-country': 'gb', 'Sec-Fetch-Site': 'same-origin' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, list]);
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a country without a check', { 'x-country': 'ca' }, 405],
  ])('from %s is not taken', async (_, headers, status) => {
    const site = testSite(apiOf(unasked));
    expect((await site.visit(list, { ...photo(), headers: { ...photo().headers, ...headers } })).status).toBe(status);
    expect(site.apiRequests.every(({ call }) => call.startsWith('GET'))).toBe(true);
  });
});
