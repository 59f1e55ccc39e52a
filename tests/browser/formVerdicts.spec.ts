/**
 * Forms in a browser report the same errors for odd text as their schemas, which tests/api/formVerdicts.test.ts
 * compares with the API. Every form that a page checks is listed here. The one behind a mailed link is posted
 * unchecked, and only the server checks it.
 */
import { readFile } from 'node:fs/promises';
import { calls } from '@afterglow/contract/calls';
import {
  commentLength,
  emailLength,
  messageLength,
  nameLength,
  passwordLength,
  playlistLength,
  profileLength,
  reportLength,
  uploadLength,
} from '@afterglow/contract/formLimits';
import { demoSite } from '@afterglow/contract/siteFile';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { deletion, password, profile } from '../../site/data/accountForms.ts';
import { makeChallenge } from '@afterglow/api/accounts/captcha';
import {
  comment,
  contact,
  message,
  newPlaylist,
  report,
  restorePassword,
  signIn as signInForm,
  signUp,
  uploadDetails,
  type FormDefinition,
} from '../../site/data/formDefinitions.ts';
import * as schemas from '../../site/data/schemas.ts';
import { sentFields } from '../../site/data/submit.ts';
import { errorsOf } from '../../site/features/forms/formErrors.ts';
import { clip } from './clip.ts';
import { join } from './newMember.ts';
import { fromHere } from './signIn.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const english = readerFor('en');
/** Fixed, because a browser is slow. The cases in Node take any seed. */
const seed = 11;
const numRuns = 30;

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
type Typed = Record<string, string>;

/** The values of a field: a valid one, and others that are invalid or barely valid. */
interface Field {
  usual: string;
  odd: fc.Arbitrary<string>;
}

const oneOf = (usual: string, ...others: string[]): Field => ({ usual, odd: fc.constantFrom(...others) });
/** Generates also text of lengths at and around a limit. */
const field = ({ min, max }: { min: number; max: number }, usual: string, ...others: string[]): Field => {
  const around = fc
    .tuple(fc.constantFrom(0, min - 1, min, max, max + 1), fc.array(character, { minLength: 1, maxLength: 3 }))
    .map(([length, units]) => Array.from({ length }, (_, index) => units[index % units.length]).join(''));
  return { usual, odd: others.length === 0 ? around : fc.oneof(fc.constantFrom(...others), around) };
};

/** Generates forms that are valid except for two fields at most. */
function typedIn(fields: Readonly<Record<string, Field>>): fc.Arbitrary<Typed> {
  const names = Object.keys(fields);
  const odd = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.odd]));
  return fc
    .record({ odd: fc.record(odd), changed: fc.subarray(names, { maxLength: Math.min(2, names.length) }) })
    .map((one) => {
      const valueOf = (name: string) => (one.changed.includes(name) ? one.odd[name] : fields[name]?.usual) ?? '';
      return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
    });
}

const email = field(emailLength, 'ada@members.example', 'no-dot@example', 'two@@members.example');
const text = 'A quiet evening by the lake.';
const newPassword = field(passwordLength, 'a lantern at sea', 'afterglow');

interface FormCase {
  path: string;
  /** Whether the path is relative to the path of the member's own page. */
  ofOwnPage?: true;
  /** Prepares what must exist before the page is opened. */
  prepare?: (page: Page, baseURL: string | undefined) => Promise<void>;
  /** CSS selector of the form. */
  selector: string;
  form: FormDefinition;
  fields: Readonly<Record<string, Field>>;
  guest?: true;
}

/** Uploads a file, so that the form can be saved. */
async function uploadFile(page: Page, baseURL: string | undefined): Promise<void> {
  const file = { name: 'evening.mp4', mimeType: 'video/mp4', buffer: await readFile(clip('evening.mp4', 605)) };
  const sent = await page.request.post(calls.videoEdit.path(), {
    multipart: { section: 'file', duration: '605', exclusive: '0', file },
    headers: fromHere(baseURL),
  });
  expect(await sent.json()).toMatchObject({ success: 1 });
}

const cases: Readonly<Record<string, FormCase>> = {
  'to sign in': {
    path: '/signin/',
    selector: 'form[data-component="SignInForm"]',
    form: signInForm,
    guest: true,
    fields: { usr: field(nameLength, 'nobody here'), pwd: field(passwordLength, 'not this one') },
  },
  'to sign up': {
    path: '/signup/',
    selector: 'form[data-component="SignUpForm"]',
    form: signUp,
    guest: true,
    fields: {
      username: field(nameLength, 'Ada Newcomer', 'Admin', 'раypal', 'a  b'),
      email,
      pwd: newPassword,
    },
  },
  'to restore a password': {
    path: '/restore-password/',
    selector: 'form[data-component="RestorePasswordForm"]',
    form: restorePassword,
    guest: true,
    fields: { email },
  },
  'of a comment': {
    path: 'wall/1/',
    ofOwnPage: true,
    selector: 'form[data-component="CommentForm"]',
    form: comment,
    fields: { text: field(commentLength, text, ' ', `5:12 ${text}`) },
  },
  'of a message': {
    path: `/messages/${fullMembers.friend.id}/`,
    selector: 'form[data-component="MessageForm"]',
    form: message,
    fields: { text: field(messageLength, text) },
  },
  'of a report': {
    path: '/report/',
    selector: 'form[data-component="ReportForm"]',
    form: report,
    guest: true,
    fields: {
      url: field(reportLength.url, 'https://example.org/video/1/x/'),
      reason: oneOf('intimate', 'copyright'),
      at_seconds: oneOf('', '5:12', '99:99', '1234567'),
      message: field(reportLength.message, text),
      name: field(reportLength.name, 'Ada'),
      email,
      good_faith: oneOf('1', ''),
    },
  },
  'of a letter': {
    path: '/report/?subject=question',
    selector: 'form[data-component="ContactForm"]',
    form: contact,
    guest: true,
    fields: { email, message: field(reportLength.message, text) },
  },
  'of a playlist': {
    path: 'playlists/1/?step=new',
    ofOwnPage: true,
    selector: 'form[data-component="PlaylistForm"]',
    form: newPlaylist,
    fields: {
      title: field(playlistLength.title, 'Evenings'),
      desc: field(playlistLength.description, text),
      // Nothing is selected by default, and a selection cannot be undone.
      orientation: oneOf('str', 'str'),
    },
  },
  'of a profile': {
    path: 'edit/',
    ofOwnPage: true,
    selector: 'form[data-component="ProfileInfoForm"]',
    form: profile,
    fields: {
      birth_date: oneOf('1980-01-31', '', '2020-01-31', '1850-01-01'),
      education: field(profileLength.education, '', 'Night school'),
      website: field(profileLength.website, '', 'https://ada.example/', 'ftp://ada.example/'),
    },
  },
  'of a new password': {
    path: 'edit/',
    ofOwnPage: true,
    selector: 'form[data-component="PasswordForm"]',
    form: password,
    fields: { old: oneOf('not this one', ''), new: newPassword },
  },
  'that deletes the account': {
    path: 'edit/',
    ofOwnPage: true,
    selector: 'form[data-component="DeleteAccountForm"]',
    form: deletion,
    fields: { pwd: field(passwordLength, 'not this one', '') },
  },
  'that describes an upload': {
    path: '/upload-video/',
    prepare: uploadFile,
    selector: '[data-component="UploadForm"] form',
    form: uploadDetails,
    fields: {
      title: field(uploadLength.title, 'Evening'),
      desc: field(uploadLength.description, '', text),
      categories: oneOf('lakeside', ''),
      adults: oneOf('1', ''),
      consent: oneOf('1', ''),
      rights: oneOf('1', ''),
      // Once there are pictures, one is always selected; before that there is nothing to select.
      preview: oneOf('1', '1'),
    },
  },
};

/** Fills in a form, submits it when no submission is pending, and returns the values that were sent. */
const send = (form: Locator, typed: Typed): Promise<Typed> =>
  form.evaluate(async (element: HTMLFormElement, values) => {
    while (element.hasAttribute('aria-busy')) await new Promise(requestAnimationFrame);
    for (const [name, value] of Object.entries(values)) {
      const found = [...element.elements].filter((one) => one.getAttribute('name') === name);
      for (const one of found) {
        if (one instanceof HTMLInputElement && ['radio', 'checkbox'].includes(one.type)) {
          if (one.checked !== (one.value === value)) one.click();
        } else if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) {
          // Sets the value as the browser does for typed text, so that React notices it.
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value);
          one.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }
    }
    const sent = [...new FormData(element)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    element.requestSubmit();
    return Object.fromEntries(sent);
  }, typed);

/** Returns the errors of a form by field; `notify` is the error of the whole form. */
const saidIn = (form: Locator): Promise<Typed | 'being sent'> =>
  form.evaluate((element: HTMLFormElement) => {
    if (element.hasAttribute('aria-busy')) return 'being sent';
    const errors = element.querySelectorAll(
      '[data-part="field-error"], [data-part="choice-error"], [data-part="form-error"]',
    );
    return Object.fromEntries(
      [...errors].map((error) => {
        const described = error.id === '' ? null : element.querySelector(`[aria-describedby~="${error.id}"]`);
        const named = described?.matches('fieldset') ? described.querySelector('[name]') : described;
        return [named?.getAttribute('name') ?? 'notify', error.textContent ?? ''];
      }),
    );
  });

const tooOften = { field: 'notify', code: 'limit_user' } as const;

/** Refuses everything that a form sends, so that the form stays. */
async function refuseAll(page: Page, { form }: FormCase): Promise<void> {
  const fixed = Object.entries(form.fixed);
  await page.route(`**${form.endpoint.path()}`, (route) => {
    const sent = route.request().postData() ?? '';
    const isOfForm =
      route.request().method() === 'POST' && fixed.every(([name, value]) => sent.includes(`${name}=${value}`));
    return isOfForm ? route.fulfill({ json: { error: 1, codes: [tooOften] } }) : route.fallback();
  });
}

/**
 * Returns captcha challenges that the first attempt solves, because the page creates a solution for each submission.
 */
const easeCaptcha = (page: Page) =>
  page.route(`**${calls.captcha.path()}*`, async (route) =>
    route.fulfill({ json: await makeChallenge('a secret', { rounds: 1, tries: 1 }) }),
  );

for (const [name, one] of Object.entries(cases))
  test(`a form ${name} is refused by its page for what its schema refuses`, async ({ page, baseURL }) => {
    const member = one.guest ? undefined : await join(page, 'typist', baseURL);
    await one.prepare?.(page, baseURL);
    await refuseAll(page, one);
    await easeCaptcha(page);
    await page.goto(one.ofOwnPage ? `${member?.path}${one.path}` : one.path);
    await waitForHydration(page);
    const form = page.locator(one.selector);
    await expect(form).toBeVisible();
    const seen = { refused: 0, accepted: 0 };
    for (const typed of fc.sample(typedIn(one.fields), { seed, numRuns }))
      await test.step(`seed ${seed}: ${JSON.stringify(typed)}`, async () => {
        const sent = await send(form, typed);
        // The captcha is solved when a form is sent.
        const fields: Typed = Object.fromEntries(one.form.names.map((key) => [key, sent[key] ?? '']));
        if ('captcha' in fields) fields['captcha'] = 'made';
        const refusals = one.form.pickSchema(schemas)(sentFields(one.form, fields), demoSite.brand.name);
        seen[refusals.length > 0 ? 'refused' : 'accepted'] += 1;
        const expected = errorsOf(one.form, refusals.length > 0 ? refusals : [tooOften], english);
        await expect.poll(() => saidIn(form), { intervals: [10, 20, 50, 100] }).toEqual(expected);
      });
    expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(2);
  });
