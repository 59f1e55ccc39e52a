// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardPage } from './guardPage.ts';

let held = true;
const asked: (() => void)[] = [];
const followed = vi.fn<(event: MouseEvent) => void>();
let end = () => {};

const click = (address: string, attributes: Partial<HTMLAnchorElement> = {}) => {
  const link = Object.assign(document.createElement('a'), { href: address }, attributes);
  document.body.append(link);
  link.click();
};

/** The browser's Navigation API, which jsdom lacks. */
const travel = Object.assign(new EventTarget(), { traverseTo: vi.fn<(key: string) => void>() });

/** Goes back, and returns whether that was refused. */
const goBack = (to: string, options: { cancelable?: boolean; navigationType?: string } = {}): boolean => {
  const { cancelable = true, navigationType = 'traverse' } = options;
  const destination = { url: new URL(to, location.href).href, key: 'before' };
  return !travel.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), { navigationType, destination }));
};

beforeEach(() => {
  history.pushState(null, '', '/studio/7/');
  held = true;
  document.addEventListener('click', followed);
  followed.mockImplementation((event) => event.preventDefault());
  vi.stubGlobal('navigation', travel);
  end = guardPage({ holds: () => held, ask: (leave) => asked.push(leave) });
});
afterEach(() => {
  end();
  document.removeEventListener('click', followed);
  vi.unstubAllGlobals();
  asked.length = 0;
  vi.clearAllMocks();
});

test('a link is asked about, and followed once the visitor leaves', () => {
  click('/videos/');
  expect([asked.length, followed.mock.calls.length]).toEqual([1, 0]);
  asked[0]?.();
  expect([asked.length, followed.mock.calls.length]).toEqual([1, 1]);
});

test('nothing is asked where nothing is held, nor about another section, another tab, or a file', () => {
  click('/studio/7/?step=captions');
  click('/videos/', { target: '_blank' });
  click('/file.mp4', { download: '' });
  held = false;
  click('/videos/');
  expect([asked.length, followed.mock.calls.length]).toEqual([0, 4]);
});

test('Back is refused and asked about, and gone once the visitor leaves', () => {
  expect(goBack('/videos/')).toBe(true);
  expect([asked.length, travel.traverseTo.mock.calls]).toEqual([1, []]);
  asked[0]?.();
  expect(travel.traverseTo).toHaveBeenCalledWith('before');
  expect(goBack('/videos/'), 'once').toBe(false);
});

test('Back asks nothing where nothing is held, to another section, or where it cannot be refused', () => {
  expect(goBack('/studio/7/?step=captions')).toBe(false);
  expect(goBack('/videos/', { cancelable: false })).toBe(false);
  expect(goBack('/videos/', { navigationType: 'push' })).toBe(false);
  held = false;
  expect(goBack('/videos/')).toBe(false);
  expect(asked).toEqual([]);
});

test('a browser without the Navigation API asks about links alone', () => {
  end();
  vi.unstubAllGlobals();
  end = guardPage({ holds: () => held, ask: (leave) => asked.push(leave) });
  click('/videos/');
  expect(asked).toHaveLength(1);
});

const closes = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before the document is left, from the first change on', () => {
  end();
  held = false;
  end = guardPage({ holds: () => held, ask: () => undefined });
  expect(closes()).toBe(false);
  held = true;
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  expect(closes()).toBe(true);
  held = false;
  expect(closes(), 'saved').toBe(false);
});

test('a form that is posted with its document asks nothing, one that a script sends does not end the guard', () => {
  const form = document.createElement('form');
  document.body.append(form);
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  submit();
  expect(closes()).toBe(true);
  submit();
  expect(closes()).toBe(false);
});

test('the quick exit asks nothing', () => {
  const button = document.createElement('span');
  button.dataset['component'] = 'QuickExit';
  document.body.append(button);
  button.innerHTML = '<a href="https://encyclopedia.example/">Leave quickly</a>';
  button.querySelector('a')?.click();
  expect([asked.length, followed.mock.calls.length]).toEqual([0, 1]);
  document.documentElement.dataset['leaving'] = '';
  expect(closes()).toBe(false);
  delete document.documentElement.dataset['leaving'];
  expect(closes()).toBe(true);
});

test('an ended guard asks nothing', () => {
  end();
  click('/videos/');
  expect([asked.length, closes()]).toEqual([0, false]);
});
