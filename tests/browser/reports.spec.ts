import { captchaEndpoint, reportEndpoint } from '@afterglow/contract/endpoints/reports';
import type { Locator, Page } from '@playwright/test';
import { whenIdleBegins } from './atRest.ts';
import { holdRequests } from './holdRequests.ts';
import { fromOwnAddress } from './signIn.ts';
import { expect, test, waitForHydration } from './visitor.ts';

// The API limits reports per hour and address.
const from = (country: string) => fromOwnAddress({ 'x-country': country });

test.use(from('ca'));

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function fillInReport(page: Page): Promise<void> {
  await page.getByLabel('It shows me, or somebody else, without consent').check();
  await page.getByLabel('At which moment of the video?').fill('5:12');
  await page.getByLabel('What is wrong with it?').fill('I am in it and was not asked.');
  await page.getByLabel('Your name').fill('Helena Lindqvist');
  await page.getByLabel('E-mail address').fill('helena@mail.example');
  await page.getByLabel(/in good faith/).check();
}

async function answerSum(page: Page): Promise<void> {
  const question = (await page.locator('label', { hasText: 'how much is' }).textContent()) ?? '';
  const [one = 0, other = 0] = (question.match(/\d+/g) ?? []).map(Number);
  await page.getByLabel(/how much is/).fill(String(one + other));
}

const receipt = (page: Page | Locator) =>
  page.getByText(/Your report has the number R-\d+\. .* UTC at the latest/).first();

test('a video is reported above its page, by keyboard, and focus returns', async ({ page }) => {
  const ready = whenIdleBegins(page);
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('/video/**');
  const video = page.url();
  const link = page.getByRole('main').getByRole('link', { name: 'Report', exact: true }).first();
  const modal = page.getByRole('dialog', { name: 'Report' });
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await ready;
  await link.press('Enter');
  await expect(modal).toHaveAccessibleDescription(title);
  await expect(modal.getByLabel('Address of the page')).toHaveValue(video);
  await fillInReport(page);
  await modal.getByRole('button', { name: 'Send the report' }).press('Enter');
  await expect(receipt(modal)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(video);
});

test('a letter is written above the page that offers it; sent, it is put away, and a toast has its number', async ({
  page,
}) => {
  const ready = whenIdleBegins(page);
  await page.goto('/information/cookies/');
  await ready;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help and contact' }).click();
  await expect(page).toHaveURL('/information/support/');
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
  const modal = page.getByRole('dialog', { name: 'Contact us' });
  const link = page.getByRole('main').getByRole('link', { name: 'Write to us' });
  await modal.getByLabel('E-mail address').fill('helena');
  await modal.getByLabel('Your message').fill('How do I change my name?');
  await modal.getByRole('button', { name: 'Send the message' }).click();
  await expect(modal.getByLabel('E-mail address')).toHaveAccessibleDescription(/Email entered incorrectly/);
  await modal.getByLabel('E-mail address').fill('helena@mail.example');
  await modal.getByRole('button', { name: 'Send the message' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByText(/Your message has the number R-\d+/).first()).toBeVisible();
  await expect(link).toBeFocused();

  await link.click();
  await expect(modal.getByLabel('E-mail address'), 'sent, it is no draft').toHaveValue('');
  await expect(modal.getByLabel('Your message')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/information/cookies/');
  await expect(modal).toHaveCount(0);
});

test('what is missing in a letter is said before the proof, which is said to be waited for', async ({ page }) => {
  const release = await holdRequests(page, `**${captchaEndpoint.path()}*`);
  await page.goto('/report/?subject=question');
  await waitForHydration(page);
  const [email, message] = [page.getByLabel('E-mail address'), page.getByLabel('Your message')];
  const send = page.getByRole('button', { name: 'Send the message' });
  await send.click();
  await expect(email).toHaveAccessibleDescription(/This field is required/);
  await expect(message).toHaveAccessibleDescription(/This field is required/);
  await email.fill('helena@mail.example');
  await message.fill('How do I change my name?');
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Checking that you are not a machine' })).toBeVisible();
  release();
  await expect(page.getByText(/Your message has the number R-\d+/).first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/report/?subject=question');
  await expect(message, 'sent, it is not offered again').toHaveValue('');
  await expect(email).toHaveValue('');
  await message.fill('And how do I change it back?');
  await email.fill('helena@mail.example');
  await send.click();
  await expect(page.getByText(/Your message has the number R-\d+/).first()).toBeVisible();
});

test('a report on its own page survives a reload', async ({ page }) => {
  await page.goto('/report/');
  await waitForHydration(page);
  await page.getByLabel('Address of the page').fill(page.url().replace('/report/', '/'));
  await fillInReport(page);
  // The code that saves drafts loads after the page's.
  await expect.poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toContain('I am in it');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('What is wrong with it?')).toHaveValue('I am in it and was not asked.');
  await expect(page.getByLabel('It shows me, or somebody else, without consent')).toBeChecked();
  await expect(page.getByLabel(/in good faith/), 'what is declared is declared anew').not.toBeChecked();
  await page.getByLabel(/in good faith/).check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(receipt(page)).toBeVisible();
  await page.reload();
  await expect(receipt(page)).toBeVisible();
  await page.goto('/report/');
  await waitForHydration(page);
  await expect(page.getByLabel('What is wrong with it?'), 'sent, it is no draft').toHaveValue('');
});

test('refusals are said under their fields, the first has the focus, and each goes as its field changes', async ({
  page,
}) => {
  await page.goto('/report/');
  await waitForHydration(page);
  const [url, reason] = [page.getByLabel('Address of the page'), page.getByRole('group', { name: /Why should/ })];
  await page.getByLabel('At which moment of the video?').fill('at the end');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(url).toBeFocused();
  await expect(url).toHaveAccessibleDescription(/This field is required/);
  await expect(reason).toHaveAccessibleDescription(/This field is required/);
  await expect(page.getByLabel('At which moment of the video?')).toHaveAccessibleDescription(
    /such as 5:12, or nothing/,
  );
  await expect(page.getByLabel(/in good faith/)).toHaveAccessibleDescription(/Tick this/);
  await page.getByRole('link', { name: 'Why should it not be here?' }).click();
  await expect(page.getByLabel('It shows a minor')).toBeFocused();
  await page.getByLabel('Something else').check();
  await expect(reason).not.toHaveAccessibleDescription(/required/);
  await page.getByLabel(/in good faith/).check();
  await expect(page.getByLabel(/in good faith/)).not.toHaveAccessibleDescription(/Tick this/);
  await expect(url).toHaveAccessibleDescription(/required/);
});

test('a letter goes with a picture, and is sent once', async ({ page }) => {
  await page.goto('/report/?subject=technical');
  await waitForHydration(page);
  await expect(page.getByLabel('Something that does not work')).toBeChecked();
  await page.getByLabel('E-mail address').fill('helena@mail.example');
  await page.getByLabel('Your message').fill('The sound starts late.');
  await page
    .getByLabel('A picture, if it helps')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === reportEndpoint.path()) sent += 1;
  });
  await page.getByRole('button', { name: 'Send the message' }).dblclick();
  await expect(page.getByText(/Your message has the number R-\d+/).first()).toBeVisible();
  expect(sent).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reports with a sum, after a refusal that keeps what was typed', async ({ page }) => {
    await page.goto('/report/?object=video+1&url=%2Fvideo%2F1%2Fa%2F');
    await fillInReport(page);
    await page.getByLabel(/how much is/).fill('1');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByText('The check that you are not a machine has failed.').first()).toBeVisible();
    await expect(page.getByLabel('At which moment of the video?')).toHaveValue('5:12');
    await expect(page.getByLabel('It shows me, or somebody else, without consent')).toBeChecked();
    await expect(page.getByLabel(/in good faith/)).toBeChecked();
    await answerSum(page);
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(receipt(page)).toBeVisible();
  });

  test('a visitor sends a letter with a picture, and finds the report from it', async ({ page }) => {
    await page.goto('/report/?subject=question');
    await page.getByLabel('E-mail address').fill('helena@mail.example');
    await page.getByLabel('Your message').fill('How do I change my name?');
    await page
      .getByLabel('A picture, if it helps')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
    await answerSum(page);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText(/Your message has the number R-\d+/).first()).toBeVisible();

    await page.goto('/report/?subject=question');
    await page.getByRole('link', { name: 'My work is used without permission' }).click();
    await expect(page.getByLabel('It is my work, used without permission')).toBeChecked();
  });
});

for (const [state, country] of [
  ['a notice', 'de'],
  ['age verification', 'gb'],
] as const)
  test.describe(`in a country with ${state}`, () => {
    test.use(from(country));

    test('the form of reports is not covered, shows nothing of the catalogue, and is sent', async ({ page }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/media/')) pictures.push(request.url());
      });
      await page.goto('/report/?object=video+1&url=%2Fvideo%2F1%2Fa%2F');
      await waitForHydration(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await fillInReport(page);
      await page.getByRole('button', { name: 'Send the report' }).click();
      await expect(receipt(page)).toBeVisible();
      expect(pictures).toEqual([]);
    });
  });

test.describe('in a country with a notice', () => {
  test.use(from('de'));

  test('a link from the form of reports to a list leads behind the notice', async ({ page }) => {
    await page.goto('/report/');
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All categories' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send the report' })).toBeVisible();
  });
});

test.describe('in a country with age verification', () => {
  test.use({ ...from('gb'), javaScriptEnabled: false });

  test('the age check leads to the form of reports', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Report or remove something' }).click();
    await expect(page.getByRole('button', { name: 'Send the report' })).toBeVisible();
  });
});
