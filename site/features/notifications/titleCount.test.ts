// @vitest-environment jsdom
import { applyDiscreet } from '@afterglow/design-system/reader/discreet.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hideTab } from '../../shell/discretion.ts';
import { setTitle } from '../../shared/setTitle.ts';
import { startTitleCount } from './titleCount.ts';

beforeEach(() => {
  document.head.innerHTML = '<title>(2) Harbours – Afterglow</title>';
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  applyDiscreet('off');
});

/** Lets the observers of the document see what has changed. */
const observed = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  return document.title;
};
function start() {
  const title = startTitleCount();
  stops.push(title.stop);
  return title;
}

test('the number stands before the title of every page, and goes when it is none', async () => {
  const { show } = start();
  show(3);
  expect(await observed()).toBe('(3) (2) Harbours – Afterglow');
  setTitle('Fog – Afterglow');
  expect(await observed()).toBe('(3) Fog – Afterglow');
  show(12);
  expect(await observed()).toBe('(12) Fog – Afterglow');
  show(100);
  expect(await observed()).toBe('(99+) Fog – Afterglow');
  show(0);
  expect(await observed()).toBe('Fog – Afterglow');
});

test('a title that is set and counted at once loses neither', async () => {
  const { show } = start();
  show(1);
  setTitle('Fog – Afterglow');
  show(2);
  expect(await observed()).toBe('(2) Fog – Afterglow');
});

test('a discreet tab shows no number, and has it again afterwards', async () => {
  const { show } = start();
  stops.push(hideTab('Start page'));
  show(3);
  applyDiscreet('on');
  expect(await observed()).toBe('Start page');
  show(4);
  setTitle('Fog – Afterglow');
  expect(await observed()).toBe('Start page');
  applyDiscreet('off');
  expect(await observed()).toBe('(4) Fog – Afterglow');
});

test('a page that was discreet from the start is counted once it is not', async () => {
  applyDiscreet('on');
  stops.push(hideTab('Start page'));
  const { show } = start();
  show(5);
  expect(await observed()).toBe('Start page');
  applyDiscreet('off');
  expect(await observed()).toBe('(5) (2) Harbours – Afterglow');
});
