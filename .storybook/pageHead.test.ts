// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { pageHead } from './pageHead.ts';

test('a picture that fails in a story shows what is drawn in its place, as on the site', () => {
  const script = document.createElement('script');
  script.textContent = /<script>([\s\S]*?)<\/script>/.exec(pageHead)?.[1] ?? '';
  const picture = document.createElement('img');
  document.body.append(script, picture);
  onTestFinished(() => document.body.replaceChildren());
  picture.dispatchEvent(new Event('error'));
  expect(picture.dataset).toHaveProperty('broken');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
