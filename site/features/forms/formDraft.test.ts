// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { formDraft } from './formDraft.ts';

const fields = {
  title: 'Evenings',
  reason: 'spam',
  categories: 'lakeside,trams',
  country: 'nl',
  good_faith: '1',
  section: 'other',
};

/** Returns a form as the server renders it. */
function formOf(title = ''): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="title" value="${title}">
    <input type="radio" name="reason" value="other"><input type="radio" name="reason" value="spam">
    <input type="checkbox" name="categories" value="lakeside"><input type="checkbox" name="categories" value="quays">
    <select name="country"><option value=""></option><option value="nl"></option></select>
    <input type="checkbox" name="good_faith" value="1" required>
    <input type="hidden" name="section" value="own">`;
  return form;
}

const sent = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) => (typeof value === 'string' ? `${name}=${value}` : name));

beforeEach(() => sessionStorage.clear());

test('what was typed and ticked is there again, but for what is declared and what the page says', () => {
  formDraft('a form').save(fields);
  const form = formOf();
  const counted: string[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- inputs only
  form.addEventListener('input', ({ target }) => counted.push((target as HTMLInputElement).name));
  formDraft('a form').fill(form);
  expect(sent(form)).toEqual(['title=Evenings', 'reason=spam', 'categories=lakeside', 'country=nl', 'section=own']);
  expect(counted).toEqual(['title', 'country']);
});

test('what was typed before the scripts came stays', () => {
  formDraft('a form').save(fields);
  const form = formOf('Saved before');
  const title = form.querySelector('input');
  if (title) title.value = 'Just typed';
  formDraft('a form').fill(form);
  expect(title?.value).toBe('Just typed');
});

test('another form, and one that was sent, is as the page has it', () => {
  formDraft('a form').save(fields);
  const other = formOf('Saved before');
  formDraft('another form').fill(other);
  expect(sent(other)).toEqual(['title=Saved before', 'country=', 'section=own']);
  formDraft('a form').forget();
  const form = formOf();
  formDraft('a form').fill(form);
  expect(sent(form)).toEqual(sent(formOf()));
  expect(sessionStorage, 'not even an empty list').toHaveLength(0);
});
