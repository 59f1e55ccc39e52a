import { expect, test } from 'vitest';
import { readerFor } from './readerFor.ts';
import { errorsIn } from './translatedErrors.tsx';

const { formatMessage: german } = readerFor('de').intl;
const inGerman = (error: string) => errorsIn({ errors: { field: error } }, 'de').errors.field;

test('a refusal in a story follows the language of the toolbar', () =>
  expect(inGerman('This field is required')).toBe(german({ id: 'refusal.required' })));

test('with the numbers that it names', () => {
  expect(inGerman('Write at most 1,000 characters.')).toBe(german({ id: 'action.max' }, { length: 1000 }));
  expect(inGerman('Categories: min 0, max 3')).toBe(german({ id: 'refusal.categories' }, { min: 0, max: 3 }));
});

test('in a part of a form, too', () => {
  const { start } = errorsIn({ start: { step: 1, errors: { link: 'Invalid link' } } }, 'de');
  expect(start).toEqual({ step: 1, errors: { link: german({ id: 'refusal.invalidLink' }) } });
});

test('in a form of a screen', () => {
  const { account } = errorsIn({ account: { form: { errors: { link: 'Invalid link' } } } }, 'de');
  expect(account.form.errors.link).toBe(german({ id: 'refusal.invalidLink' }));
});

test('a sentence of the site outside of errors, too, but no text that it only resembles', () => {
  const rows = [{ error: 'It is not here any more.' }, { title: 'It is not here any more, or is it?' }];
  expect(errorsIn({ rows }, 'de').rows).toEqual([{ error: german({ id: 'action.notFound' }) }, rows[1]]);
});

test('what is no sentence of the site stays as it is', () => {
  expect(inGerman('Bonjour')).toBe('Bonjour');
  expect(inGerman('')).toBe('');
});

test('English stays English', () => {
  const props = { errors: { field: 'This field is required' } };
  expect(errorsIn(props, 'en')).toBe(props);
});
