import { afterEach, expect, test } from 'vitest';
import { iconHref, setDocumentIcons, setSpriteAddress, spriteAddress } from './address.ts';

const bundled = spriteAddress;
afterEach(() => {
  setSpriteAddress(bundled);
  setDocumentIcons(() => false);
});

test('an icon is a part of the sprite, at the address that an app names', () => {
  setSpriteAddress('/icons.svg');
  expect(iconHref('play')).toBe('/icons.svg#play');
});

test('the path of a file is never written into a page', () => {
  setSpriteAddress('file:///srv/app/node_modules/@afterglow/design-system/icons.svg');
  expect(() => iconHref('play')).toThrow('Call setSpriteAddress before the first render.');
  setDocumentIcons((name) => name === 'play');
  expect(iconHref('play')).toBe('#icon-play');
  expect(() => iconHref('pause')).toThrow('Call setSpriteAddress');
});
