/** What forms say of odd text in a browser is what their schemas say: every case of tests/api/formVerdicts.test.ts ends there. */
import { refusalSentence } from '@afterglow/design-system/forms/refusals';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { calls } from '@afterglow/fixtures/contract/calls';
import { refusalsOf } from '@afterglow/fixtures/contract/fields';
import { playlistLength, profileLength } from '@afterglow/fixtures/contract/limits';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { Locator } from '@playwright/test';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { signIn } from './signIn.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const english = readerFor('en');
/** Fixed: the cases in Node take any seed, and a browser is slow. */
const seed = 11;
const own = fullMembers.standard;

const character = fc.constantFrom(
  'a',
  'é',
  '\u0301',
  '\u{1f600}',
  'ש',
  '\u202e',
  '\u200b',
  ' ',
  '\u00a0',
  '%',
  '&',
  '<',
);
const around = ({ min, max }: { min: number; max: number }) =>
  fc
    .tuple(fc.constantFrom(0, min - 1, min, max, max + 1), fc.array(character, { minLength: 1, maxLength: 3 }))
    .map(([length, units]) => Array.from({ length }, (_, index) => units[index % units.length]).join(''));

/** Types into a form as a password store would, sends it, and returns what was in it. */
const send = (form: Locator, typed: Readonly<Record<string, string>>) =>
  form.evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    }
    const sent = Object.fromEntries([...new FormData(element)].filter(([, value]) => typeof value === 'string'));
    element.requestSubmit();
    return sent;
  }, typed);

interface Checked {
  form: Locator;
  schema: z.ZodMiniType;
  act: 'playlist' | 'profile';
  names: readonly string[];
}

/** Compares what is said at each field with what the schema says of it. The API refuses the rest, so that the form stays. */
async function check({ form, schema, act, names }: Checked, typed: Record<string, string>): Promise<boolean> {
  const sent = await send(form, typed);
  const parsed = z.safeParse(schema, sent);
  const refused = parsed.success ? [] : refusalsOf(parsed.error);
  if (refused.length === 0)
    await expect(form.getByRole('alert')).toHaveText('That was too often. Wait a few minutes, then try again.');
  for (const name of names) {
    const refusal = refused.find(({ field }) => field === name);
    const field = form.locator(`[name="${name}"]`);
    if (refusal)
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped(refusalSentence(act, refusal, english))));
    else await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  return refused.length > 0;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

test('a playlist and a profile are refused by the page for what their schemas refuse', async ({ page, baseURL }) => {
  await signIn(page.request, own, baseURL);
  const tooOften = { error: 1, field: 'notify', code: 'limit_user' };
  await page.route(`**${calls.input.path()}`, (route) => route.fulfill({ json: tooOften }));
  await page.route(`**${calls.ownPage.path()}`, (route) =>
    route.request().postData()?.includes('section=profile') === true
      ? route.fulfill({ json: { error: 1, codes: [tooOften] } })
      : route.fallback(),
  );
  const run = async (of: Checked, cases: fc.Arbitrary<Record<string, string>>) => {
    let refused = 0;
    for (const typed of fc.sample(cases, { seed, numRuns: 15 }))
      await test.step(`seed ${seed}: ${JSON.stringify(typed)}`, async () => {
        refused += Number(await check(of, typed));
      });
    expect(refused).toBeGreaterThan(2);
  };

  await page.goto(`/members/${own.id}/playlists/1/?step=new`);
  await waitForHydration(page);
  await run(
    {
      form: page.locator('form[data-component="PlaylistForm"]'),
      schema: calls.input.forms.playlist,
      act: 'playlist',
      names: ['title', 'desc'],
    },
    fc.record({ title: around(playlistLength.title), desc: around(playlistLength.description) }),
  );

  await page.goto(`/members/${own.id}/edit/`);
  await waitForHydration(page);
  await run(
    {
      form: page.locator('form[data-component="ProfileInfoForm"]'),
      schema: calls.ownPage.forms.profile,
      act: 'profile',
      names: ['birth_date', 'education', 'website'],
    },
    fc.record({
      birth_date: fc.constantFrom('', '1980-01-31', '2020-01-31', '1850-01-01'),
      education: around(profileLength.education),
      website: fc.oneof(
        around(profileLength.website),
        fc.constantFrom('', 'https://ada.example/', 'ftp://ada.example/'),
      ),
    }),
  );
});
