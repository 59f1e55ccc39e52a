import { expect, test } from 'vitest';
import { parseUrl } from '@afterglow/contract/parseUrl';

test('an address with a name beyond ASCII is one after ten thousand others, too', () => {
  const wrong = Array.from({ length: 20_000 }, (_, index) => parseUrl(`https://bücher.example/${index % 7}`)).filter(
    (url) => url?.hostname !== 'xn--bcher-kva.example',
  );
  expect(wrong).toHaveLength(0);
});

test.each(['', 'bücher.example', '/videos/', 'https://', 'http://[::1'])('%j is no address by itself', (text) => {
  expect(parseUrl(text)).toBeNull();
});
