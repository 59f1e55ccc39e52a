import { calls } from '@afterglow/contract/calls';
import type { Page } from '@playwright/test';
import { mailedLink, submitMailedLink } from './mailbox.ts';
import { join, newMember, type NewMember } from './newMember.ts';
import { fromHere, fromOwnAddress } from './signIn.ts';
import { expect, test, waitForHydration } from './visitor.ts';

// The API limits sign-ups per hour and address.
test.use(fromOwnAddress());

async function signIn(page: Page, { name, password }: NewMember): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const menuOf = (page: Page, { name }: Pick<NewMember, 'name'>) =>
  page.locator('summary').and(page.getByLabel(`Your menu, ${name}`));

async function signUp(page: Page, { name, email, password }: NewMember): Promise<void> {
  await page.goto('/signup/');
  await waitForHydration(page);
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('a new member signs up, confirms the address, signs in and out', async ({ page }) => {
  const nova = newMember('Nova');
  await signUp(page, nova);

  await submitMailedLink(page, nova);
  await expect(page).toHaveURL('/signup/?step=confirm');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your address is confirmed.').first()).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue(nova.name);

  await page.goto('/signin/?next=%2Fcategories%2F');
  await waitForHydration(page);
  await signIn(page, nova);
  await expect(page).toHaveURL('/categories/');
  await menuOf(page, nova).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/categories/');
  await expect(menuOf(page, nova)).toHaveCount(0);
  await page.reload();
  await expect(menuOf(page, nova)).toHaveCount(0);
});

test('a forgotten password is replaced by the link in the mail, which leaves no token in the address', async ({
  page,
  baseURL,
}) => {
  const { name, email } = await join(page, 'Rada', baseURL);
  await page.context().clearCookies();
  await page.goto('/restore-password/');
  await waitForHydration(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await submitMailedLink(page, { name, subject: 'Choose a new password' });
  await expect(page).toHaveURL('/restore-password/?step=reset');
  await page.getByLabel('New password').fill('ten tall towers');
  await page.getByRole('button', { name: 'Keep this password' }).click();
  await expect(page.getByText('Your new password is set.').first()).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue(name);
  await page.getByLabel('Password', { exact: true }).fill('ten tall towers');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(menuOf(page, { name })).toBeVisible();
});

test('refusals are said under their fields, the first has the focus, and each goes as its field changes', async ({
  page,
}) => {
  await page.goto('/signup/');
  await waitForHydration(page);
  const [name, email] = [page.getByLabel('User name'), page.getByLabel('E-mail address')];
  await email.fill('nobody');
  await email.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/This field is required/);
  await expect(email).toHaveAccessibleDescription(/Email entered incorrectly/);
  await expect(email).toHaveValue('nobody');
  await page.getByRole('link', { name: 'E-mail address' }).click();
  await expect(email).toBeFocused();
  await email.press('x');
  await expect(email).not.toHaveAccessibleDescription(/incorrectly/);
  await expect(name).toHaveAccessibleDescription(/required/);
});

test('what is typed before the scripts have come is sent with the rest', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/signin/', { waitUntil: 'commit' });
  await page.getByLabel('User name').fill('nobody at all');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const go of held) go();
  await waitForHydration(page);
  await expect(page.getByLabel('User name')).toHaveValue('nobody at all');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Invalid username or password',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a new member signs up with a sum, confirms, and chooses a new password', async ({ page }) => {
    const senta = newMember('Senta');
    await page.goto('/signup/');
    await page.getByLabel('User name').fill(senta.name);
    await page.getByLabel('E-mail address').fill(senta.email);
    await page.getByLabel('Password', { exact: true }).fill(senta.password);
    const sum = page.getByLabel(/how much is/);
    const [one = 0, other = 0] =
      ((await page.locator('label', { hasText: 'how much is' }).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    await sum.fill(String(one + other));
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await submitMailedLink(page, senta, false);
    await expect(page).toHaveURL('/signup/?step=confirm');
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your address is confirmed.').first()).toBeVisible();

    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail address').fill(senta.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await submitMailedLink(page, { ...senta, subject: 'Choose a new password' }, false);
    await expect(page).toHaveURL('/restore-password/?step=reset');
    await page.getByLabel('New password').fill('ten tall towers');
    await page.getByRole('button', { name: 'Keep this password' }).click();
    await expect(page.getByText('Your new password is set.').first()).toBeVisible();
    await expect(page.getByLabel('User name')).toHaveValue(senta.name);
    await signIn(page, senta);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Invalid username or password',
    );
    await signIn(page, { ...senta, password: 'ten tall towers' });
    await expect(page).toHaveURL('/');
    await expect(menuOf(page, senta)).toBeVisible();
  });
});

/** Guesses passwords from the same network until its limit is reached. */
async function guessUntilLimited(page: Page, { name }: NewMember, baseURL: string | undefined): Promise<void> {
  await expect(async () => {
    const guess = { usr: name, pwd: 'a wrong lantern' };
    const answer = await page.request.post(calls.login.path(), { form: guess, headers: fromHere(baseURL) });
    expect(await answer.json()).toMatchObject({ codes: [{ code: 'too_many_attempts' }] });
  }).toPass();
}

test('while somebody on the same network guesses, a mailed link signs in, by a press and not by being opened', async ({
  page,
  baseURL,
}) => {
  const lena = newMember('Lena');
  await signUp(page, lena);
  await submitMailedLink(page, lena);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your address is confirmed.').first()).toBeVisible();
  await guessUntilLimited(page, lena, baseURL);
  await page.goto('/signin/');
  await waitForHydration(page);
  await signIn(page, lena);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Too many attempts, try later. A mailed link signs you in at once.',
  );
  await page.getByRole('link', { name: 'Get a link by mail instead' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in by a link' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(lena.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const mailed = { ...lena, subject: 'Your link to sign in' };
  const link = await mailedLink(page, mailed);
  await submitMailedLink(page, mailed);
  await expect(page).toHaveURL('/signin/?step=link');
  await expect(menuOf(page, lena)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(menuOf(page, lena)).toBeVisible();
  // The link works only once.
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible();
});
