import { expect, test } from 'vitest';
import { firstSlots, listSlots, modeOf, reducePageSlots, type PageSlots, type SlotAddress } from './pageSlots.ts';

const at = (href: string, file?: string, kept = true): SlotAddress => ({
  href,
  route: file === undefined ? null : { page: { file, kept } },
});
const [home, categories, list, nextOfList] = [
  at('/', 'home'),
  at('/categories/', 'categories'),
  at('/videos/latest-updates/1/', 'videos'),
  at('/videos/latest-updates/2/', 'videos'),
];
const [video, otherVideo] = [
  at('/video/21707775/evening-by-the-lake/', 'video', false),
  at('/video/21707776/harbour/', 'video', false),
];
/** A video's page without an address of its own, as it is rendered ahead. */
const noVideo = { ...video, href: '' };

const visit = (slots: PageSlots<SlotAddress>, ...addresses: SlotAddress[]) =>
  addresses.reduce((before, address) => reducePageSlots(before, { type: 'navigated', address }), slots);
const opened = (...addresses: [SlotAddress, ...SlotAddress[]]) =>
  visit(firstSlots(addresses[0]), ...addresses.slice(1));
const prepare = (slots: PageSlots<SlotAddress>, address: SlotAddress) =>
  reducePageSlots(slots, { type: 'prepared', address });
/** Keys and modes of the mounted pages, in the order of their elements. */
const modes = (slots: PageSlots<SlotAddress>) => listSlots(slots).map((slot) => `${slot.key} ${modeOf(slot, slots)}`);

test('the page that was left stays as it was, and going back to it shows the same element', () => {
  const start = opened(home);
  const away = visit(start, categories);
  expect(modes(away)).toEqual(['0 kept', '1 shown']);
  const back = visit(away, { ...home });
  expect(back.shown, 'its address, too, is the same object').toBe(start.shown);
  expect(modes(back)).toEqual(['0 shown', '1 kept']);
  expect(modes(visit(back, list)), 'only the latest page is kept').toEqual(['0 kept', '2 shown']);
});

test('another page of the same list takes its place', () => {
  const slots = visit(opened(home, list), nextOfList);
  expect(slots.shown).toEqual({ key: 1, address: nextOfList });
  expect(slots.kept?.address).toBe(home);
});

test('a page without a route is neither updated in place nor kept', () => {
  const [one, other] = [at('/no/such/page/'), at('/neither/this/')];
  const slots = opened(one, other);
  expect(slots).toMatchObject({ shown: { key: 1, address: other }, kept: null, leaving: { key: 0, address: one } });
});

test('a page with a video is removed once there is time, and the page before it is still kept', () => {
  const slots = opened(home, video, categories);
  expect(modes(slots)).toEqual(['0 kept', '1 kept', '2 shown']);
  const leaving = slots.leaving;
  if (leaving === null) throw new Error('The video’s page is not leaving.');
  expect(leaving.address).toBe(video);
  const removed = reducePageSlots(slots, { type: 'removed', slot: leaving });
  expect(modes(removed)).toEqual(['0 kept', '2 shown']);
  expect(visit(removed, home).shown.key).toBe(0);
  const left = visit(slots, home, otherVideo, categories);
  expect(reducePageSlots(left, { type: 'removed', slot: leaving }), 'another one is leaving by then').toBe(left);
});

test('a page that was rendered ahead is filled in by a link to one, and each is prepared once', () => {
  const slots = prepare(opened(home), noVideo);
  expect(modes(slots)).toEqual(['0 shown', '1 prepared']);
  expect(prepare(slots, noVideo)).toBe(slots);
  const elsewhere = visit(slots, categories);
  expect(modes(elsewhere), 'it waits').toEqual(['0 kept', '1 prepared', '2 shown']);
  const filled = visit(elsewhere, video);
  expect(filled).toMatchObject({ shown: { key: 1, address: video }, kept: { key: 2 }, prepared: null });
  expect(prepare(filled, noVideo), 'the shown one takes the next video').toBe(filled);
  expect(modes(prepare(visit(filled, home), noVideo)), 'no key is used twice').toContain('4 prepared');
});

test('the address that is shown already changes nothing', () => {
  const slots = opened(home, video);
  expect(visit(slots, { ...video })).toBe(slots);
});
