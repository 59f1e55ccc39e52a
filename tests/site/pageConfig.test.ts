import './production.ts';
import { join } from 'node:path';
import lanternFile from '@afterglow/contract/lanternSite.json' with { type: 'json' };
import { providerLoginEndpoint } from '@afterglow/contract/endpoints/accounts';
import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { describe, expect, test } from 'vitest';
import { root } from '../tools/repository.ts';
import { json, testSite, scenarioApi, type ApiHandler } from './testSite.ts';

const SITE_FILE = join(root, 'fixtures/contract/lanternSite.json');
const configIn = (html: string): unknown => JSON.parse(/id="page-config">(.*?)<\/script>/.exec(html)?.[1] ?? '');
const allSet = { nogeo: true, providerLogin: true };

describe('#page-config', () => {
  test('holds what the page supplies: the site’s part, the API’s and the visitor’s', async () => {
    const { page } = testSite(undefined, { SITE_FILE }, allSet);
    expect(configIn(await page('/videos/longest/1/?type=hd', { headers: { 'x-country': 'ca' } }))).toMatchObject({
      user: null,
      hidden_channels: ['Paper Moon'],
      nogeo: true,
      google: true,
      brand: { analytics: lanternFile.analytics, captchaKey: 'lantern-house' },
    });
  });

  test('names neither nogeo nor a key where none is set', async () => {
    const config = configIn(await testSite().page('/'));
    expect(config).toMatchObject({ hidden_channels: [], google: false, brand: { captchaKey: null } });
    expect(config).not.toHaveProperty('nogeo');
  });

  test.each([true, false])('draws the button of Google: %s', async (providerLogin) => {
    const html = await testSite(undefined, {}, { nogeo: false, providerLogin }).page('/signin/');
    expect(html.includes(`href="${providerLoginEndpoint.path()}"`)).toBe(providerLogin);
  });
});

const accepting: ApiHandler = (path, asked) =>
  asked.method === 'POST' ? json({ ok: 1 }) : scenarioApi(everyday)(path, asked);

describe('nogeo', () => {
  test.each([true, false])('is passed on with a vote without script: %s', async (nogeo) => {
    const { visit, apiRequests } = testSite(accepting, {}, { nogeo, providerLogin: false });
    const press = new URLSearchParams({ act: 'vote', section: 'video', object_id: '7', vote: '1' }).toString();
    await visit('/actions/?object=video+7', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ press }).toString(),
    });
    const sent = apiRequests.find(({ call }) => call === `POST ${inputEndpoint.path()}`);
    expect(new URLSearchParams(sent?.body).get('nogeo')).toBe(nogeo ? '1' : null);
  });

  test('opens no gate', async () => {
    const html = await testSite(undefined, {}, allSet).page('/', { headers: { 'x-country': 'gb' } });
    expect(html).not.toContain('id="page-config"');
  });
});
