// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { markBrokenPictures } from './brokenPictures.ts';

test('a decorative picture that fails is marked until it loads after all, and one with a text never is', () => {
  document.body.innerHTML = '<img alt=""><img alt="A harbour">';
  const pictures = [...document.images];
  const marked = () => pictures.map((picture) => 'broken' in picture.dataset);
  const tell = (kind: string) => pictures.forEach((picture) => picture.dispatchEvent(new Event(kind)));
  runInThisContext(markBrokenPictures);

  tell('error');
  expect(marked()).toEqual([true, false]);
  tell('load');
  expect(marked()).toEqual([false, false]);
});
