import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { loginEndpoint, signupEndpoint } from '@afterglow/contract/endpoints/accounts';
import { captchaEndpoint, reportEndpoint } from '@afterglow/contract/endpoints/reports';
import { globals } from '@afterglow/fixtures/data/globals';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { json, testSite, scenarioApi, type ApiHandler } from './testSite.ts';

const readsOf = scenarioApi(everyday);
const question = { token: 'sum.1.abc.def', question: '31 + 7' };
/** Returns an API that answers posted forms with `reply`. */
const apiThat =
  (reply: () => Response): ApiHandler =>
  (path, asked) => {
    if (asked.method === 'POST') return reply();
    return path.startsWith(captchaEndpoint.path()) ? json(question) : readsOf(path, asked);
  };
const refusing = (...codes: { field: string; code: string }[]) => apiThat(() => json({ error: 1, codes }));
const accepting = apiThat(() => {
  const response = json({ success: 1 });
  response.headers.append('Set-Cookie', 'session=abc; Path=/; HttpOnly');
  response.headers.append('Set-Cookie', 'tracker=1; Path=/');
  return response;
});

const origin = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
const posted = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...origin, ...headers },
  body: new URLSearchParams(fields).toString(),
});
const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');

describe('signing in without script', () => {
  const right = { usr: 'helena', pwd: 'lantern light' };

  test('leads back to where one was, with the session of the API and no other cookie of it', async () => {
    const { visit } = testSite(accepting);
    const response = await visit('/signin/?next=%2Fcategories%2F', posted(right));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/categories/']);
    expect(cookiesOf(response)).toEqual(['session=abc']);
  });

  test.each(['//evil.example/', '/signin/?next=%2F', '/signup/'])('never leads to %s', async (next) => {
    const { visit } = testSite(accepting);
    const response = await visit(`/signin/?${new URLSearchParams({ next })}`, posted(right));
    expect(response.headers.get('location')).toBe('/');
  });

  test('a refused form comes back with its values, but not with the password, and is cached nowhere', async () => {
    const { visit } = testSite(refusing({ field: 'pwd', code: 'invalid_usr_or_pwd' }));
    const response = await visit('/signin/', posted({ ...right, usr: '"helena"' }));
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(html).toContain('Invalid username or password');
    expect(html).toMatch(/<title>Error: Sign in/);
    expect(html).toContain('value="&quot;helena&quot;"');
    expect(html).not.toContain('lantern light');
  });

  test('what the API would refuse is not sent to it', async () => {
    const { visit, apiRequests } = testSite(accepting);
    expect((await visit('/signin/', posted({ usr: 'helena', pwd: '' }))).status).toBe(422);
    expect(apiRequests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  test('while the API does not answer, the form says so and keeps what was typed', async () => {
    const { visit } = testSite(apiThat(() => Response.error()));
    const html = await (await visit('/signin/', posted(right))).text();
    expect(html).toContain('Check your connection, then try again.');
    expect(html).toContain('value="helena"');
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['the site at another name of this machine', { Origin: 'http://127.0.0.1:3000' }],
  ])('a form of %s is refused', async (_, headers) => {
    const { visit, apiRequests } = testSite(accepting);
    const response = await visit('/signin/', posted(right, headers));
    expect(response.status).toBe(403);
    expect(apiRequests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    const html = await response.text();
    expect(html).toContain('Open it at http://localhost:3000 and try again.');
    expect(html, 'nothing that another site has sent is shown as typed').not.toContain('helena');
  });

  test('one that is longer than any form is refused', async () => {
    const { visit } = testSite(accepting);
    const response = await visit('/signin/', posted({ ...right, more: 'x'.repeat(20_000) }));
    expect(response.status).toBe(413);
  });
});

test('nothing can be posted to a page without a form', async () => {
  const { visit } = testSite(accepting);
  for (const path of ['/', '/categories/', '/signup/?step=send_email', '/signup/?step=other'])
    expect((await visit(path, posted({ usr: 'helena' }))).status).toBe(405);
});

describe('signing up without script', () => {
  const fields = { username: 'nova', email: 'nova@mail.example', pwd: 'seven small lanterns' };

  test('asks a sum, whose answer is sent with its token', async () => {
    const { page, visit, apiRequests } = testSite(accepting);
    expect(await page('/signup/')).toContain('31 + 7');
    const answered = { ...fields, captcha_token: question.token, captcha_sum: ' 38 ' };
    const response = await visit('/signup/', posted(answered));
    expect(response.headers.get('location')).toBe('/signup/?step=send_email');
    const sent = apiRequests.find(({ call }) => call === `POST ${signupEndpoint.path()}`)?.body;
    expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({ ...fields, captcha: `${question.token}.38` });
  });

  test('a refused form brings a new sum', async () => {
    const { visit } = testSite(refusing({ field: 'captcha', code: 'captcha' }));
    const html = await (await visit('/signup/', posted({ ...fields, captcha_token: 'x', captcha_sum: '1' }))).text();
    expect(html).toContain('31 + 7');
    expect(html).toContain('The check that you are not a machine has failed.');
    expect(html).toContain('value="nova@mail.example"');
  });
});

describe('reporting without script', () => {
  const video = '/report/?object=video+21707775&url=%2Fvideo%2F21707775%2Fevening%2F';
  const fields = {
    object: 'video 21707775',
    url: 'http://site.example/video/21707775/evening/',
    reason: 'copyright',
    at_seconds: '1:05:12',
    message: 'It is my film.',
    name: 'Helena',
    email: 'helena@mail.example',
    good_faith: '1',
    captcha_token: question.token,
    captcha_sum: '38',
  };
  const received = apiThat(() => json({ success: 1, case_id: 'R-12', due: '2026-11-30 14:30:00' }));
  const sentTo = ({ apiRequests }: ReturnType<typeof testSite>) =>
    Object.fromEntries(
      new URLSearchParams(apiRequests.find(({ call }) => call === `POST ${reportEndpoint.path()}`)?.body),
    );

  test('is filled in with what the link says, asks a sum, and leads to the receipt', async () => {
    const site = testSite(received);
    const html = await site.page(video);
    expect(html).toContain('value="video 21707775"');
    expect(html).toMatch(/readonly=""[^>]*value="[^"]*\/video\/21707775\/evening\/"/i);
    expect(html).toContain('31 + 7');
    const response = await site.visit(video, posted(fields));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/report/?step=sent&notice=R-12+2026-11-30+14%3A30%3A00',
    ]);
    const { captcha_token, captcha_sum, ...typed } = fields;
    expect(sentTo(site)).toEqual({
      ...typed,
      subject: 'copyright',
      at_seconds: '3912',
      captcha: `${captcha_token}.${captcha_sum}`,
    });
    expect(await site.page('/report/?step=sent&notice=R-12+2026-11-30+14%3A30%3A00')).toContain(
      'by November 30, 2026, 14:30 UTC',
    );
  });

  test('comes back with every refusal, with what was typed, and a new sum', async () => {
    const site = testSite(received);
    const response = await site.visit(video, posted({ object: fields.object, at_seconds: 'the end', name: 'H' }));
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const text of ['8 entries are not right yet', 'such as 5:12, or nothing', 'Tick this', 'value="the end"'])
      expect(html).toContain(text);
    expect(sentTo(site)).toEqual({});
  });

  test('a letter goes on with its picture', async () => {
    const site = testSite(received);
    const body = new FormData();
    const typed = { subject: 'technical', email: 'helena@mail.example', message: 'No sound.' };
    for (const [name, value] of Object.entries({ ...typed, captcha_token: 'x', captcha_sum: '3' }))
      body.set(name, value);
    body.set('file', new File(['picture'], 'screen.png', { type: 'image/png' }));
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const response = await site.visit('/report/?subject=technical', { method: 'POST', headers, body });
    expect(response.headers.get('location')).toMatch('/report/?step=sent&notice=R-12');
    expect(sentTo(site)).toEqual({ ...typed, captcha: 'x.3', file: 'screen.png' });
  });

  test('a body that is not what it says is refused as an empty form', async () => {
    const { visit } = testSite(received);
    const headers = { ...origin, 'Content-Type': 'multipart/form-data; boundary=x' };
    const response = await visit('/report/?subject=question', { method: 'POST', headers, body: 'nonsense' });
    expect(response.status).toBe(422);
  });

  test.each(['notice=%3Cb%3E', 'notice=R-1+or+call+me', 'case=R-1'])(
    'a receipt at a made-up address (%s) says nothing of it',
    async (query) => {
      const html = await testSite(received).page(`/report/?step=sent&${query}`);
      expect(html).toContain('It has reached us.');
    },
  );

  test.each([
    '/report/?object=%3Cb%3E&url=%2Fvideo%2F1%2Fa%2F',
    '/report/?object=video+1&url=https%3A%2F%2Fevil.example%2F',
    '/report/?object=video+1&url=%2F%2Fevil.example%2F',
  ])('%s fixes no address', async (address) => {
    const html = await testSite(received).page(address);
    expect(html).not.toMatch(/readonly/i);
    expect(html).not.toContain('value="https://evil.example');
  });

  test('is possible in every state of the gate', async () => {
    for (const country of ['gb', 'de', 'ca']) {
      const { page } = testSite(received, { COUNTRY_HEADER: 'x-country' });
      const html = await page(video, { headers: { 'x-country': country } });
      expect(html, country).toContain('Send the report');
      expect(html, country).not.toContain('inert=""');
      expect(html, country).not.toContain('I am 18 or older');
    }
  });
});

describe('a mailed link', () => {
  const token = 'A'.repeat(43);

  test('loses its token before there is a document', async () => {
    const { visit, apiRequests } = testSite(accepting);
    for (const [address, step] of [
      [`/signup/?confirm=${token}`, '/signup/?step=confirm'],
      [`/restore-password/?token=${token}`, '/restore-password/?step=reset'],
      [`/signin/?link=${token}`, '/signin/?step=link'],
    ] as const) {
      const response = await visit(address);
      expect([response.status, response.headers.get('location')]).toEqual([303, step]);
      expect(response.headers.getSetCookie()).toEqual([
        `mailedToken=${token}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`,
      ]);
      expect(await response.text()).not.toContain(token);
    }
    expect(apiRequests).toEqual([]);
  });

  test('opened by a machine does nothing; the press confirms, and is said once', async () => {
    const { visit, page, apiRequests } = testSite(accepting);
    const cookie = { cookie: `mailedToken=${token}` };
    expect(await page('/signup/?step=confirm', { headers: cookie })).not.toContain(token);
    expect(apiRequests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    const response = await visit('/signup/?step=confirm', posted({}, cookie));
    expect(response.headers.get('location')).toBe('/signin/');
    expect(cookiesOf(response)).toContain('flash=confirmed');
    expect(cookiesOf(response)).toContain('mailedToken=');
    const next = await visit('/signin/', { headers: { cookie: 'flash=confirmed' } });
    expect(await next.text()).toContain('Your address is confirmed.');
    expect(cookiesOf(next)).toEqual(['flash=']);
    expect(await page('/signin/')).not.toContain('Your address is confirmed.');
  });

  test('to sign in is asked for without script, and signs in by the press', async () => {
    const { visit, page, apiRequests } = testSite((path, asked) => {
      const entered = new URLSearchParams(asked.body).get('token') === token;
      const headers = new Headers(entered ? { 'Set-Cookie': 'session=made; Path=/; HttpOnly' } : {});
      return asked.method === 'POST' ? new Response('{"success":1}', { headers }) : scenarioApi(everyday)(path, asked);
    });
    expect(await page('/signin/')).toContain('href="/signin/?step=mail_link"');
    const asked = await visit('/signin/?step=mail_link', posted({ email: 'helena@mail.example' }));
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/signin/?step=link_sent']);
    expect(await page('/signin/?step=link_sent')).toContain('If there is an account with this address');

    const mailed = { cookie: `mailedToken=${token}` };
    const before = apiRequests.length;
    expect(await page('/signin/?step=link', { headers: mailed })).toContain('action="/signin/?step=link"');
    expect(apiRequests.slice(before).filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    const entered = await visit('/signin/?step=link', posted({}, mailed));
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/']);
    expect(cookiesOf(entered)).toEqual(['session=made', 'mailedToken=']);
    const sent = apiRequests.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => `${call} ${body}`);
    expect(sent).toEqual([
      `POST ${signupEndpoint.path()} section=link&email=helena%40mail.example`,
      `POST ${loginEndpoint.path()} section=link&token=${token}`,
    ]);
  });

  test.each([
    ['/signup/?step=confirm', {}, 'confirmed'],
    ['/restore-password/?step=reset', { pwd: 'seven lanterns' }, 'password_changed'],
  ])('%s fills in the name that the API says, once and never in an address', async (path, fields, code) => {
    const username = 'Zoë v. "Quay" & 東';
    const { visit, page } = testSite(apiThat(() => json({ success: 1, username })));
    const response = await visit(path, posted(fields, { cookie: `mailedToken=${token}` }));
    expect(response.headers.get('location')).toBe('/signin/');
    const flash = encodeURIComponent(`${code}.${username}`);
    expect(cookiesOf(response)).toContain(`flash=${flash}`);
    const html = await page('/signin/', { headers: { cookie: `flash=${flash}` } });
    expect(new JSDOM(html).window.document.querySelector('input[name="usr"]')?.getAttribute('value')).toBe(username);
    expect(html).toContain('data-part="account-notice"');
    expect(await page('/signin/')).not.toContain('Zoë');
  });

  test('that is too old says so above the form', async () => {
    const { visit } = testSite(refusing({ field: 'token', code: 'invalid' }));
    const mailed = { cookie: `mailedToken=${token}` };
    const html = await (await visit('/restore-password/?step=reset', posted({ pwd: 'seven lanterns' }, mailed))).text();
    expect(html).toContain('This link is no longer valid. Ask for a new one.');
  });
});

describe('signing out', () => {
  test('takes effect with the next page, which is a guest’s', async () => {
    const { visit, apiRequests } = testSite(accepting);
    const out = await visit('/preferences', posted({ logout: '1', next: '/categories/' }));
    expect([out.status, out.headers.get('location')]).toEqual([303, '/categories/']);
    expect(cookiesOf(out)).toEqual(['logout=1', 'kt_lang=']);
    const page = await visit('/categories/', { headers: { cookie: 'logout=1; session=abc' } });
    expect(page.status).toBe(200);
    expect(apiRequests.map(({ call }) => call)).toContain(`POST ${loginEndpoint.path()}`);
    expect(cookiesOf(page)).toEqual(['logout=', '__Host-session=', 'session=']);
    expect(page.headers.get('cache-control')).not.toContain('public');
  });

  test('holds for this device even if the API does not answer', async () => {
    const { visit } = testSite(apiThat(() => Response.error()));
    const page = await visit('/categories/', { headers: { cookie: 'logout=1; session=abc' } });
    expect(cookiesOf(page)).toContain('session=');
  });

  test('leaves no name on the page even if the API keeps the session', async () => {
    const member = scenarioApi(signedIn);
    const { visit } = testSite((path, asked) =>
      asked.method === 'POST' ? json({ error: 1, code: 'unavailable' }, 503) : member(path, asked),
    );
    const before = await (await visit('/categories/', { headers: { cookie: 'session=abc' } })).text();
    expect(before).toContain(`"name":"${globals.member.user.name}"`);
    const after = await (
      await visit('/categories/', { headers: { cookie: 'theme=dark; logout=1; session=abc' } })
    ).text();
    expect(after).toContain('"user":null');
    expect(after).toContain('data-theme="dark"');
  });
});
