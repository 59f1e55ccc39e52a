import { errorCodes } from '@afterglow/contract/errorCode';
import { refusalsOf } from '@afterglow/contract/fields';
import { actForm } from '@afterglow/contract/forms/acts';
import { expect, test } from 'vitest';
import { readerFor } from '../reader/readerFor.ts';
import { refusalSentence, type Act, type RefusedAct } from './refusalSentence.view.ts';

const english = readerFor('en');
const said = (act: Act | null, refusal: RefusedAct) => refusalSentence(act, refusal, english);

test('an error is said in the words of its field, else of its form, else of its code', () => {
  expect(said('signUp', { field: 'email', code: 'invalid' })).toBe('Email entered incorrectly');
  expect(said('reset', { field: 'token', code: 'invalid' })).toBe('This link is no longer valid. Ask for a new one.');
  expect(said('message', { field: 'text', code: 'required' })).toBe('Write something first.');
  expect(said('signUp', { field: 'email', code: 'required' })).toBe('This field is required');
});

test('a limit is said with its number (R87, R102)', () => {
  expect(said('signUp', { field: 'username', code: 'min', info: { length: 3 } })).toBe(
    'Write at least 3 characters, or 2 in Chinese, Japanese or Korean.',
  );
  const parsed = actForm.safeParse({
    act: 'playlist',
    section: 'new',
    title: 'Lakes',
    desc: 'By the water',
    categories: 'a,b,c,d',
    orientation: 'str',
  });
  const [refusal] = parsed.success ? [] : refusalsOf(parsed.error);
  expect(refusal && said('playlist', refusal)).toBe('Categories: min 0, max 3');
  expect(said(null, { code: 'too_large', info: { megabytes: 10 } })).toBe('This file is too large: 10 MB at most.');
  expect(said(null, { code: 'too_large', info: { megapixels: 25 } })).toContain('25 million');
});

test('a page at another address than the site’s own is told where the site is, whatever it was to do', () => {
  const info = { origin: 'https://site.example' };
  const sentence =
    'This page was opened at another address than the site’s own. Open it at https://site.example and try again.';
  for (const act of ['signIn', 'friend', null] as const) expect(said(act, { code: 'forbidden', info })).toBe(sentence);
  expect(said('friend', { code: 'forbidden' })).toBe('This member takes no friend requests.');
});

test('an upload’s refusal says its limit, its corrected name, or its number (R102, R130)', () => {
  const file = (code: string, info?: RefusedAct['info']) =>
    said('upload', { field: 'file', code, ...(info && { info }) });
  expect(file('too_large', { gigabytes: 10 })).toBe('This file is too large: 10 GB at most.');
  expect(file('too_short', { minutes: 6 })).toBe('The video is too short: 6 minutes at least.');
  expect(file('bad_filename', { name: 'balcony.mp4' })).toBe(
    'Only Latin letters and numbers may be in the name of the file, such as balcony.mp4',
  );
  expect(file('bad_filename')).toBe('Only Latin letters and numbers may be in the name of the file');
  expect(file('duplicate')).toBe('This video has already been uploaded to the site.');
  expect(said('upload', { field: 'preview', code: 'preview_required' })).toBe('You must select a preview');
  expect(said('upload', { field: 'link', code: 'invalid_link' })).toBe('Invalid link');
  expect(said('upload', { code: 'upload_17' })).toContain('(error 17). Contact support');
});

test('what is wrong in a list or a file is said with its line', () => {
  expect(said('upload', { field: 'chapters', code: 'chapter_line', info: { line: 12 } })).toBe(
    'Line 12: A time and a title are needed here, such as 1:20 The lake.',
  );
  expect(said('upload', { field: 'chapters', code: 'chapter_few' })).toBe('Write at least two chapters, or none.');
});

test('a short wait is counted, a long one is not, and a form’s own sentence wins', () => {
  expect(said(null, { code: 'limit_user', info: { seconds: 1 } })).toContain('in 1 second.');
  expect(said(null, { code: 'limit_user', info: { seconds: 900 } })).toContain('a few minutes');
  expect(said('comment', { code: 'limit_user', info: { seconds: 5 } })).toBe('You can send 5 comments per 10 minutes');
});

test('a code that nobody knows is shown, with what came with it (R121)', () => {
  expect(said('vote', { code: 'E_78', info: { quota: 9, per: 'day' } })).toBe(
    'This did not work (E_78, quota: 9, per: day). Try again later.',
  );
  expect(said('signIn', { code: 'E_77' })).toBe('This did not work (E_77). Try again later.');
  expect(said(null, { code: 'toString' })).toContain('(toString)');
});

test('every code of the API has a sentence of its own, in German and Thai, too', () => {
  for (const language of ['en', 'de', 'th'])
    for (const code of errorCodes) {
      const sentence = refusalSentence(null, { code, info: { length: 3 } }, readerFor(language));
      expect(sentence).toMatch(/\S{3,}/);
      expect(sentence).not.toContain(`(${code})`);
    }
});
