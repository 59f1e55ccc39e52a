// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyClicks } from './earlyClicks.ts';
import { replayEarlyFields } from './earlyFields.ts';
import { recordEarlyFields } from './earlyFieldsScript.ts';

const heard = vi.fn();

function Fields() {
  const [typed, setTyped] = useState('');
  return (
    <form onChange={({ target }) => heard(target instanceof HTMLElement && target.id)}>
      <textarea id="text" defaultValue="As it came" onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      <output>{typed}</output>
      <input id="title" defaultValue="" />
      <select id="country" defaultValue="">
        <option value="">Any</option>
        <option value="nl">NL</option>
      </select>
      <input id="tick" type="checkbox" defaultChecked />
      <input id="public" type="radio" name="visible" defaultChecked />
      <input id="private" type="radio" name="visible" />
      <input id="file" type="file" />
    </form>
  );
}

/** Returns a field of any kind; all have a value. */
function field(id: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#${id}`);
  if (!found) throw new Error(`There is no field ${id}.`);
  return found;
}
const dispatch = (id: string, kind: string) => field(id).dispatchEvent(new Event(kind, { bubbles: true }));

let app: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  heard.mockClear();
  document.body.innerHTML = `<div id="app">${renderToString(<Fields />)}</div>`;
  app = field('app');
  // As the script in the document's head does.
  runInThisContext(recordEarlyFields);
});
afterEach(() => replayEarlyFields());

async function hydrate(meanwhile = (): void => undefined): Promise<void> {
  await act(async () => {
    hydrateRoot(app, <Fields />);
    replayEarlyClicks();
    meanwhile();
  });
  await act(async () => replayEarlyFields());
}

test('what was typed into a text area that came with a text is there, and heard of', async () => {
  field('text').value = 'As it was typed';
  dispatch('text', 'input');
  await hydrate();
  expect(field('text').value).toBe('As it was typed');
  expect(document.querySelector('output')?.textContent).toBe('As it was typed');
});

test('a choice, a tick, a radio button and a file are heard of once each', async () => {
  field('country').value = 'nl';
  dispatch('country', 'change');
  field('tick').click();
  field('private').click();
  dispatch('file', 'change');
  await hydrate();
  expect(field('country').value).toBe('nl');
  expect([field('tick').checked, field('private').checked, field('public').checked]).toEqual([false, true, false]);
  expect(heard.mock.calls.flat()).toEqual(['country', 'tick', 'private', 'file']);
});

test('what is chosen and taken back before is as it came', async () => {
  field('tick').click();
  field('tick').click();
  field('private').click();
  field('public').click();
  await hydrate();
  expect([field('tick').checked, field('private').checked, field('public').checked]).toEqual([true, false, true]);
  expect(heard).not.toHaveBeenCalled();
});

test('after the start of hydration React hears by itself, and nothing is heard of twice', async () => {
  await hydrate(() => {
    field('country').value = 'nl';
    dispatch('country', 'change');
    field('text').value = 'Late';
    dispatch('text', 'input');
  });
  expect(heard.mock.calls.flat().filter((id) => id === 'country')).toHaveLength(1);
  expect(field('text').value).toBe('Late');
});
