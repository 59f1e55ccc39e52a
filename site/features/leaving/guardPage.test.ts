// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardPage } from './guardPage.ts';

let held = true;
const asked: (() => void)[] = [];
const routed = vi.fn<() => void>();
const followed = vi.fn<(event: MouseEvent) => void>();
let end = () => {};

const click = (address: string, attributes: Partial<HTMLAnchorElement> = {}) => {
  const link = Object.assign(document.createElement('a'), { href: address }, attributes);
  document.body.append(link);
  link.click();
};

let arrived = () => {};
// Before the guard, which stops the event.
addEventListener('popstate', () => arrived(), true);
/** Resolves at the next end of a journey through the history, which jsdom makes in a task of its own. */
const travelled = () => new Promise<void>((resolve) => (arrived = resolve));

beforeEach(() => {
  history.pushState(null, '', '/videos/');
  history.pushState(null, '', '/studio/7/');
  held = true;
  document.addEventListener('click', followed);
  followed.mockImplementation((event) => event.preventDefault());
  addEventListener('popstate', routed);
  end = guardPage({ holds: () => held, ask: (leave) => asked.push(leave) });
});
afterEach(() => {
  end();
  document.removeEventListener('click', followed);
  removeEventListener('popstate', routed);
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

test('Back is asked about on the page itself, and gone once the visitor leaves', async () => {
  history.back();
  await travelled();
  await travelled();
  expect([location.pathname, asked.length]).toEqual(['/studio/7/', 1]);
  expect(routed, 'the router has noticed nothing').not.toHaveBeenCalled();
  asked[0]?.();
  await travelled();
  expect([location.pathname, asked.length]).toEqual(['/videos/', 1]);
  expect(routed).toHaveBeenCalledOnce();
});

test('Back asks nothing where nothing is held', async () => {
  held = false;
  history.back();
  await travelled();
  expect([location.pathname, asked.length]).toEqual(['/videos/', 0]);
  expect(routed).toHaveBeenCalledOnce();
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
