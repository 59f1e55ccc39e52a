// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { contentsOf, dropUnsaved, markAllSaved, markSaved, unsavedNames } from './unsaved.ts';

const text = (id: string) => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${id} is missing.`);
  return found;
};
const form = () => {
  const [found] = document.forms;
  if (!found) throw new Error('The form is missing.');
  return found;
};

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <form method="post">
        <label for="title">Title</label><input id="title" name="title" value="Evening" />
        <label for="place">Place</label>
        <select id="place" name="place"><option value="lake">Lake</option><option value="sea" selected>Sea</option></select>
        <fieldset>
          <legend>Who may see it</legend>
          <label><input id="all" type="radio" name="who" value="all" checked />Everybody</label>
          <label><input id="friends" type="radio" name="who" value="friends" />Friends</label>
        </fieldset>
        <label for="secret">Password</label><input id="secret" type="password" name="secret" />
        <input type="hidden" name="section" value="edit" />
      </form>
      <div data-hidden><form method="post"><input id="left" name="left" aria-label="Left" /></form></div>
    </main>
    <form method="post"><input id="search" name="q" /></form>`;
});

test('a form that came with the document holds nothing unsaved, and neither do passwords, pages left, or the header', () => {
  for (const id of ['secret', 'left', 'search']) text(id).value = 'typed';
  expect(unsavedNames()).toEqual([]);
});

test('changes are named by their labels, those of a choice by its question, each once', () => {
  text('title').value = 'Morning';
  text('friends').checked = true;
  const place = document.querySelector('select');
  if (place) place.value = 'lake';
  expect(unsavedNames()).toEqual(['Title', 'Place', 'Who may see it']);
});

test('what was typed and taken back is no change', () => {
  text('title').value = 'Morning';
  text('title').value = 'Evening';
  expect(unsavedNames()).toEqual([]);
});

test('what was saved is unsaved only when it is changed again', () => {
  text('title').value = 'Morning';
  text('friends').checked = true;
  markSaved(contentsOf(form()));
  expect(unsavedNames()).toEqual([]);
  text('title').value = 'Evening';
  expect(unsavedNames()).toEqual(['Title']);
  markAllSaved();
  expect(unsavedNames()).toEqual([]);
});

test('what was typed after a form was sent is unsaved', () => {
  text('title').value = 'Morning';
  const sent = contentsOf(form());
  text('title').value = 'Morning by the lake';
  markSaved(sent);
  expect(unsavedNames()).toEqual(['Title']);
  text('title').value = 'Morning';
  expect(unsavedNames()).toEqual([]);
});

test('what is dropped is as it was saved; counters and the draft are told', () => {
  const told: string[] = [];
  for (const kind of ['input', 'reset'] as const) form().addEventListener(kind, ({ type }) => told.push(type));
  text('friends').checked = true;
  markSaved(contentsOf(form()));
  text('title').value = 'Morning';
  text('all').checked = true;
  dropUnsaved();
  expect(unsavedNames()).toEqual([]);
  expect([text('title').value, text('friends').checked]).toEqual(['Evening', true]);
  expect(told.at(-1)).toBe('reset');
  told.length = 0;
  dropUnsaved();
  expect(told, 'nothing is left to drop').toEqual([]);
});
