// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { applyToCard, countHiddenIn, onHidden, showCard, versionOfHidden } from './hiddenStore.ts';

const list = document.createElement('ul');
function addCard(hidden: boolean): void {
  const card = document.createElement('article');
  list.append(card);
  applyToCard(card, { hidden, covered: hidden });
}

test('cards that come ask no card anew, and only those that are hidden are counted', async () => {
  let notified = 0;
  onHidden(() => (notified += 1));
  const version = versionOfHidden();
  for (let card = 0; card < 60; card++) addCard(false);
  await Promise.resolve();
  expect([notified, countHiddenIn(list)]).toEqual([0, 0]);
  addCard(true);
  addCard(true);
  await Promise.resolve();
  expect([notified, countHiddenIn(list)]).toEqual([1, 2]);
  expect(versionOfHidden()).toBe(version);
});

test('what is shown all the same is asked of each card anew', () => {
  const version = versionOfHidden();
  showCard('/videos/', { href: '/video/1/', title: 'Quiet evening', by: '' });
  expect(versionOfHidden()).not.toBe(version);
});
