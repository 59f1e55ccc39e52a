import { expect, test } from 'vitest';
import { globalsInAddress, initialGlobals } from './toolbarGlobals.ts';

test('an address holds what is not as in the story', () => {
  expect(globalsInAddress({ ...initialGlobals, country: 'fr' })).toBe(
    'theme:dark;locale:en;brand:afterglow;country:fr',
  );
  expect(globalsInAddress({ locale: 'de' })).toBe('theme:dark;locale:de;brand:afterglow');
});
