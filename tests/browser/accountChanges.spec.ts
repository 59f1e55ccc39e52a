import { join } from './newMember.ts';
import { submitMailedLink } from './mailbox.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration } from './visitor.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an address is changed by the link to the new one, and taken back by the link to the old one', async ({
      page,
      baseURL,
    }) => {
      const member = await join(page, 'Mover', baseURL);
      const email = `new-${member.email}`;
      await page.goto(`${member.path}edit/`);
      if (javaScriptEnabled) await waitForHydration(page);
      const section = page.getByRole('region', { name: 'E-mail address' });
      await expect(section).toContainText(`Your address is ${member.email}.`);
      await section.getByLabel('New e-mail address').fill(email);
      await section.getByLabel('Your password, to show that it is you').fill(member.password);
      await section.getByRole('button', { name: 'Change the address' }).click();
      await expect(section.getByText('a link is on its way to it').first()).toBeVisible();
      await expect(section).toContainText(`Your address is ${member.email}.`);

      await submitMailedLink(page, { name: member.name, subject: 'Confirm your new e-mail' }, javaScriptEnabled);
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page).toHaveURL(`${member.path}edit/#email`);
      await expect(section).toContainText(`Your address is ${email}.`);
      await expect(section.getByText('Your new address is confirmed.').first()).toBeVisible();

      await submitMailedLink(page, { name: member.name, subject: 'about to change' }, javaScriptEnabled);
      await page.getByRole('button', { name: 'Keep my address' }).click();
      await expect(page).toHaveURL('/signin/');
      await expect(page.getByText('Your address stays')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue(member.name);
      await page.goto(`${member.path}edit/`);
      await expect(page.getByRole('region', { name: 'E-mail address' })).toHaveCount(0);
    });

    test('a name is changed, and says from when it can be changed again', async ({ page, baseURL }) => {
      const member = await join(page, 'Namer', baseURL);
      const name = unique('Renamed');
      await page.goto(`${member.path}edit/`);
      if (javaScriptEnabled) await waitForHydration(page);
      const section = page.getByRole('region', { name: 'User name' });
      await section.getByRole('textbox', { name: 'User name' }).fill(name);
      await section.getByRole('button', { name: 'Change the user name' }).click();
      await expect(section.getByText('Your user name has been changed.').first()).toBeVisible();
      await expect(page.locator('summary').and(page.getByLabel(`Your menu, ${name}`))).toBeVisible();
      await page.goto(`${member.path}edit/`);
      await expect(section).toContainText('You can change it again on');
      await expect(section).toContainText(name);
    });

    test('a demo signs in by one press, and goes on to the page that it was for', async ({ page }) => {
      await page.goto('/signin/?next=%2Fcategories%2F');
      if (javaScriptEnabled) await waitForHydration(page);
      await expect(page.locator('html')).not.toContainText('afterglow-demo');
      await page
        .getByRole('form', { name: 'Accounts of this demo' })
        .getByRole('button', { name: 'Sign in as night_heron' })
        .click();
      await expect(page).toHaveURL('/categories/');
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    });
  });
