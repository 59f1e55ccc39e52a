/** The form's own check and the API agree on any input. */
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultSettings } from '@afterglow/api/settings';
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
import { errorCodes } from '@afterglow/contract/errorCode';
import { refusalsOf } from '@afterglow/contract/fields';
import { createSignUpForm } from '@afterglow/contract/forms/account';
import { decodePostReply, type SentRefusal } from '@afterglow/contract/postReply';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { audiences } from '@afterglow/contract/audience';
import { openableTabs } from '@afterglow/contract/memberTabs';
import { tableOf } from '@afterglow/contract/tables';
import { deletion, password, privacy, profile } from '../../site/data/accountForms.ts';
import {
  comment,
  contact,
  editPlaylist,
  message,
  newPlaylist,
  report,
  resetPassword,
  restorePassword,
  signIn,
  signUp,
  uploadDetails,
  type FormDefinition,
} from '../../site/data/formDefinitions.ts';
import * as schemas from '../../site/data/schemas.ts';
import { sentFields } from '../../site/data/submit.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { createUploader, makeMp4 } from './uploadRequests.ts';

vi.setConfig({ testTimeout: 240_000 });

// Password hashes are replaced, because their cost is not under test.
vi.mock('@afterglow/api/accounts/passwords', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@afterglow/api/accounts/passwords')>()),
  hashPassword: async (text: string) => `not hashed: ${text}`,
  verifyPassword: async (hash: string, text: string) => hash === `not hashed: ${text}`,
}));

/**
 * Number of random cases beside the listed values. With one seed, more cases find little more; other seeds do: `npm run
 * seeds -- tests/api/formVerdicts.test.ts`.
 */
const numRuns = Number(process.env['CASES'] ?? 300);

let api: TestApi;
let uploadId = '';
let playlistId = 0;
beforeAll(async () => {
  api = await createTestApi();
  const { reply } = await createUploader(api, await api.signIn(fullMembers.standard.id)).send(
    'file',
    { duration: 900 },
    makeMp4(3_000),
  );
  const { upload_id: id } = reply;
  uploadId = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  expect(uploadId).toMatch(/^\d+$/);
  const made = await api.get(calls.input.path(), {
    method: 'POST',
    body: new URLSearchParams({ ...newPlaylist.fixed, title: 'Evenings', desc: 'By the lake', orientation: 'str' }),
    as: await api.signIn(fullMembers.standard.id),
  });
  playlistId = Number(((await made.json()) as { playlist_id?: number }).playlist_id);
  expect(playlistId).toBeGreaterThan(0);
});
afterAll(() => api.close());

/**
 * Characters that lengths, checks and encodings often get wrong. Each is one code point; browsers turn a line end into
 * one.
 */
const character = fc.constantFrom(
  ...[
    'a',
    'B',
    'ß',
    'é',
    '\u0301',
    '\u0e33',
    '7',
    '_',
    '.',
    '-',
    '@',
    '%',
    '+',
    '&',
    '=',
    '<',
    '"',
    "'",
    '\\',
    ';',
    ',',
  ],
  ...['\u{1f600}', '\u{1d49c}', '\u{e0100}', 'ש', 'ع', '\u202e', '\u200f', '\u200b', '\u00ad', '\ufeff'],
  ...[' ', '\u00a0', '\u2003', '\n', '\r\n', '\r', '\t', '\0', '\u0007', '\u007f', '\ufffd', '\ud800', '\udc00'],
);
const snippet = fc.oneof(
  fc.constantFrom('%', '%20', '%zz', '%00', '\r\n', '&pwd=', '+1', "' or 1=1", '<b>', '../', '{count}', '__proto__'),
  fc.constantFrom('0', '1', '-1', '1e3', '0x10', '١', 'NaN', 'null', 'undefined', 'true', '2147483648', '99999999999'),
);
const space = fc.constantFrom('', '', '', ' ', '\u00a0', '\n\n', '\ufeff', '\u3000');

interface Limit {
  min: number;
  max: number;
}

/** Generates text of lengths at and around a limit, of all kinds of characters, surrounded by spaces. */
const around = ({ min, max }: Limit) =>
  fc
    .tuple(
      fc.constantFrom(0, min - 1, min - 1, min, max, max + 1, max + 1, 2 * max),
      fc.array(character, { minLength: 1, maxLength: 4 }),
      space,
      space,
    )
    .map(([length, characters, before, after]) => {
      const text = Array.from({ length: Math.max(0, length) }, (_, index) => characters[index % characters.length]);
      return before + text.join('') + after;
    });

/** The values of a field: a valid one, and everything that somebody might type. */
interface Field {
  usual: string;
  /** Values that every run tries. */
  listed: readonly string[];
  odd: fc.Arbitrary<string>;
}

const field = (limit: Limit, usual: string, ...others: string[]): Field => ({
  usual,
  listed: others,
  odd: fc.oneof(
    { arbitrary: fc.constantFrom(usual, ...others), weight: 2 },
    { arbitrary: around(limit), weight: 5 },
    { arbitrary: snippet, weight: 1 },
  ),
});
const choice = (usual: string, ...others: string[]): Field => field({ min: 1, max: 3 }, usual, ...others);

const plain = { min: 1, max: 12 };
const text = 'A quiet evening by the lake.';
const email = field(
  emailLength,
  'ada@members.example',
  ' Ada@members.example ',
  'a.b+c@ex-ample.museum',
  'ä@bücher.example',
  'a@b.co',
  'two@@members.example',
  'no-dot@example',
  `${'a'.repeat(64)}@members.example`,
  `${'a'.repeat(65)}@members.example`,
);
const newPassword = field(passwordLength, 'a lantern at sea', '12345', 'pass\u00e9word', '  spaces  ', 'Ada Lovelace');
const tick = choice('1', '1', '1', '');
const category = choice('', 'lakeside', 'lakeside,harbour', 'a,b,c', 'a,b,c,d', ' lakeside , , nowhere');

interface FormCase {
  form: FormDefinition;
  fields: Readonly<Record<string, Field>>;
  /** Refusals that only the API can decide, as `field code`. */
  known: readonly string[];
  guest?: true;
  /** Returns further fields, such as the id of the object. */
  about?: () => Promise<Record<string, string>> | Record<string, string>;
}

/** Returns the answer to a sum, as visitors without JavaScript send it. Every tenth case gets a correct one. */
let asked = 0;
async function captcha(): Promise<Record<string, string>> {
  asked += 1;
  if (asked % 10 !== 0) return {};
  const sum: { token: string; question: string } = await (await api.get(`${calls.captcha.path()}?plain`)).json();
  const [one = 0, other = 0] = sum.question.split(' + ').map(Number);
  return { captcha: `${sum.token}.${one + other}` };
}
const anyCaptcha = choice('not solved', 'sum.1.2.3', '');
const token = field({ min: 43, max: 43 }, 'a'.repeat(43), `${'A1-_'.repeat(10)}xyz`, 'a'.repeat(42), 'a'.repeat(44));
const limits = ['notify limit_ip', 'notify limit_user'];

const playlistFields = {
  title: field(playlistLength.title, 'Evenings'),
  desc: field(playlistLength.description, text),
  categories: category,
  orientation: choice('str', 'gay', 'she', ''),
  visibility: choice('public', 'private', ''),
};

const cases: Readonly<Record<string, FormCase>> = {
  'sign up': {
    form: signUp,
    guest: true,
    fields: {
      username: field(
        nameLength,
        'Ada Newcomer',
        'ada_1',
        'Зоя',
        'ชื่อ',
        'Admin',
        'night_heron',
        'раypal',
        'a b',
        'a  b',
      ),
      email,
      pwd: newPassword,
      captcha: anyCaptcha,
    },
    about: captcha,
    known: [...limits, 'captcha captcha', 'username username_taken', 'email email_occupied', 'pwd common'],
  },
  'sign in': {
    form: signIn,
    guest: true,
    fields: {
      usr: field(nameLength, 'night_heron', 'Nobody here', 'ada@members.example'),
      pwd: field(passwordLength, 'afterglow-demo', 'not this one'),
    },
    known: ['pwd invalid_usr_or_pwd', 'pwd too_many_attempts', 'pwd not_confirmed'],
  },
  'restore a password': {
    form: restorePassword,
    guest: true,
    fields: { email },
    known: ['email too_many_attempts', 'email email_not_found'],
  },
  'choose a new password': {
    form: resetPassword,
    guest: true,
    fields: { pwd: newPassword, token },
    known: ['token invalid', 'pwd common'],
  },
  'write a comment': {
    form: comment,
    fields: {
      text: field(commentLength, text, `5:12 ${text}`, '0:01 .', '5:12 ', `99:59 ${text}`),
      seconds: choice('754', '0', '-1', '5:12', 'NaN'),
      parent_id: choice('', '0'),
    },
    about: () => ({ section: 'member', object_id: String(fullMembers.standard.id) }),
    known: limits,
  },
  'write a message': {
    form: message,
    fields: { text: field(messageLength, text) },
    about: () => ({ user_id: String(fullMembers.bare.id) }),
    known: limits,
  },
  'report something': {
    form: report,
    guest: true,
    fields: {
      object: choice('', 'video 21707775', 'member 1', 'model x', 'video 12345678901', 'video 1\n'),
      url: field(reportLength.url, 'https://example.org/video/1/x/'),
      reason: choice('copyright', 'intimate', 'other', '', 'nothing'),
      at_seconds: choice('', '5:12', '1:02:03', '99:99', '12', '1234567'),
      message: field(reportLength.message, text),
      name: field(reportLength.name, 'Ada', 'A'),
      email,
      good_faith: tick,
      captcha: anyCaptcha,
    },
    about: captcha,
    known: [...limits, 'captcha captcha'],
  },
  'write a letter': {
    form: contact,
    guest: true,
    fields: {
      subject: choice('question', 'technical', 'question', ''),
      email,
      message: field(reportLength.message, text),
      captcha: anyCaptcha,
    },
    about: captcha,
    known: [...limits, 'captcha captcha'],
  },
  'make a playlist': { form: newPlaylist, fields: playlistFields, known: limits },
  'change a playlist': {
    form: editPlaylist(0),
    fields: playlistFields,
    about: () => ({ playlist_id: String(playlistId) }),
    known: [],
  },
  'tell of oneself': {
    form: profile,
    fields: {
      gender: choice('', '0', '1', '3', '4', '9'),
      orientation: choice('', '0', '1', '5', '6'),
      relationship: choice('', '0', '1', '3', '4'),
      birth_date: choice('', '1980-01-31', '1980-02-30', '2020-01-31', '1899-12-31', ' 1980-01-31 ', '31.1.1980'),
      country: choice('', 'ca', 'CA', 'zz', ' ca ', 'cä'),
      education: field(profileLength.education, '', 'Night school'),
      website: field(profileLength.website, '', 'https://ada.example/', 'ftp://ada.example/', 'javascript:alert(1)'),
    },
    known: [],
  },
  'say who sees what': {
    form: privacy,
    fields: {
      ...tableOf(openableTabs, () => choice(...audiences, '', 'nobody', 'ME')),
      online_to: choice(...audiences, '', 'nobody', ' me '),
      listed: tick,
    },
    known: [],
  },
  'change the password': {
    form: password,
    fields: { old: field(plain, 'not this one', ''), new: newPassword },
    known: ['old invalid', 'old too_many_attempts', 'new common'],
  },
  'delete the account': {
    form: deletion,
    fields: { pwd: field(passwordLength, 'not this one', '') },
    known: ['pwd invalid', 'pwd too_many_attempts'],
  },
  'describe an upload': {
    form: uploadDetails,
    fields: {
      title: field(uploadLength.title, 'Evening', 'Ev'),
      desc: field(uploadLength.description, '', text, 'Lake'),
      preview: choice('', '1', '12', '1234', '٣'),
      categories: choice('lakeside', 'lakeside,harbour', 'lakeside', '', 'a,b,c,d', ',', ' , '),
      orientation: choice('str', 'gay', 'she', ''),
      channel: choice('', 'marlowe-house', 'x'.repeat(101)),
      visibility: choice('0', '1', '2'),
      exclusive: choice('0', '1', ''),
      adults: tick,
      consent: tick,
      rights: tick,
    },
    about: () => ({ upload_id: uploadId }),
    known: [
      ...['notify not_found', 'notify already', 'preview preview_required', 'categories invalid', 'channel invalid'],
      ...['file too_short', 'file corrupted'],
    ],
  },
};

/** Generates forms that are valid except for a few fields. Some lack fields, and some have unknown ones. */
function typedIn(fields: FormCase['fields']) {
  const names = Object.keys(fields);
  const odd = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.odd]));
  const usual = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.usual]));
  return fc
    .record({
      odd: fc.record(odd),
      changed: fc.subarray(names, { minLength: 1, maxLength: Math.min(3, names.length) }),
      missing: fc.oneof(
        { arbitrary: fc.constant<string[]>([]), weight: 6 },
        { arbitrary: fc.subarray(names), weight: 1 },
      ),
      extra: fc.oneof(
        { arbitrary: fc.constant<Record<string, string>>({}), weight: 3 },
        { arbitrary: fc.dictionary(fc.constantFrom('extra', 'constructor', 'toString', '0', 'é'), snippet), weight: 1 },
      ),
    })
    .map(({ changed, missing, extra, ...one }): Record<string, string> => {
      const typed = names.map((name) => [name, (changed.includes(name) ? one.odd : usual)[name] ?? '']);
      return { ...extra, ...Object.fromEntries(typed.filter(([name = '']) => !missing.includes(name))) };
    });
}

/** Returns forms that are valid except for one field, one for each listed value of it. */
const listedIn = (fields: FormCase['fields']): [Record<string, string>][] => {
  const usual = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.usual]));
  return Object.entries(fields).flatMap(([name, { listed }]) =>
    listed.map((value): [Record<string, string>] => [{ ...usual, [name]: value }]),
  );
};

const sorted = (refusals: readonly SentRefusal[]) =>
  refusals
    .map(({ field: name, code, info }) => ({ field: name, code, ...(info && { info }) }))
    .toSorted((one, other) => (one.field < other.field ? -1 : 1));

let count = 0;
let session = '';
beforeEach(async () => {
  session = await api.signIn(fullMembers.standard.id);
});

async function postTo({ form, guest }: FormCase, sent: Readonly<Record<string, string>>) {
  const response = await api.get(form.endpoint.path(), {
    method: 'POST',
    body: new URLSearchParams(sent),
    ...(guest ? {} : { as: session }),
  });
  expect(response.status).toBeLessThan(500);
  return decodePostReply(await response.json());
}

test.each(Object.entries(cases))('%s', async (_, one) => {
  const { form, known, about } = one;
  const seen = { accepted: 0, refused: 0, done: 0 };
  const examples = listedIn(one.fields);
  await fc.assert(
    fc.asyncProperty(typedIn(one.fields), async (typed) => {
      // Advancing more often would make each request the first of its session for a while, and this is written to the
      // database.
      if ((count += 1) % 16 === 0) api.clock.now += 11 * 60_000;
      const all = { ...typed, ...(await about?.()) };
      const sent = sentFields(form, all);
      const expected = form.pickSchema(schemas)(sent, api.settings.siteName);
      const reply = await postTo(one, sent);
      if (expected.length > 0) {
        seen.refused += 1;
        const refusals = reply.state === 'refused' ? reply.refusals : [];
        const wrong = sorted(expected);
        expect(sorted(refusals)).toEqual(expect.arrayContaining(wrong));
        // The API reports its own refusals together with the form's, but for other fields.
        const others = refusals.filter((refusal) => !wrong.some(({ field: name }) => name === refusal.field));
        expect(refusals).toHaveLength(wrong.length + others.length);
        for (const { field: name, code } of others) expect(known).toContain(`${name} ${code}`);
        return;
      }
      seen.accepted += 1;
      if (reply.state === 'done') seen.done += 1;
      else for (const { field: name, code } of reply.refusals) expect(known).toContain(`${name} ${code}`);
    }),
    { numRuns: numRuns + examples.length, examples },
  );
  // A check that refuses or accepts everything would agree, too.
  expect(seen.refused).toBeGreaterThan(numRuns / 20);
  expect(seen.accepted).toBeGreaterThan(numRuns / 100);
});

/** The schemas that check the forms above. */
const schemaOf: Readonly<Record<string, z.ZodMiniObject>> = {
  'sign up': createSignUpForm(defaultSettings.siteName),
  'sign in': calls.login.forms.signIn,
  ...calls.signup.forms,
  ...calls.ownPage.forms,
  ...calls.input.forms,
  ...calls.report.forms,
  ...calls.videoEdit.forms,
  ...calls.tus.forms,
};
const codes: ReadonlySet<string> = new Set(errorCodes);

test.each(Object.entries(schemaOf))('%s: what is no text is refused with a code that has a sentence', (_, schema) => {
  const { shape } = schema;
  // Files are no texts, and are checked after they have been received.
  const names = Object.keys(shape).filter((name) => !['act', 'section', 'file'].includes(name));
  const kind = Object.fromEntries(
    ['act', 'section'].flatMap((name) => [...(shape[name]?._zod.values ?? [])].slice(0, 1).map((code) => [name, code])),
  );
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()]))), (typed) => {
      const parsed = z.safeParse(schema, { ...typed, ...kind });
      for (const { field: name, code } of parsed.success ? [] : refusalsOf(parsed.error)) {
        expect([...names, 'notify']).toContain(name);
        expect(codes).toContain(code);
      }
      const odd = names.filter((name) => typed[name] !== undefined && typeof typed[name] !== 'string');
      expect(parsed.success && odd).toEqual(parsed.success ? [] : false);
    }),
    { numRuns },
  );
});
