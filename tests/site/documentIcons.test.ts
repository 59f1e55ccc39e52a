import { describe, expect, test } from 'vitest';
import { icons } from '@afterglow/design-system/primitives/Icon/icons';
import { iconsIn } from '../../site/server/documentIcons.ts';
import { testSite } from './testSite.ts';

const idsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);

describe('a document brings along', () => {
  test.each(['/', '/videos/longest/1/', '/video/21707775/evening-by-the-lake-one-long-take/', '/signin/', '/nowhere/'])(
    'each icon that it shows, none twice, before the page: %s',
    async (path) => {
      const html = await testSite().page(path);
      const shown = new Set(idsOf(html, /<use href="#([^"]+)"/g));
      const brought = idsOf(html, /<symbol [^>]*?id="([^"]+)"/g);
      expect(shown.size).toBeGreaterThan(5);
      expect([...shown].filter((id) => !brought.includes(id))).toEqual([]);
      expect(new Set(brought).size).toBe(brought.length);
      expect(html.lastIndexOf('<symbol')).toBeLessThan(html.indexOf('id="app"'));
      expect(html).not.toMatch(/<use href="[^#]/);
    },
  );
  test('nothing where there is no icon', () => expect(iconsIn('<p>Here</p>')).toBe(''));
  test('a drawing for every icon there is', () => {
    for (const name of Object.keys(icons))
      expect(iconsIn(`<use href="#icon-${name}"></use>`), name).toMatch(
        new RegExp(`<symbol viewBox="0 0 24 24" id="icon-${name}">.*<(?:path|rect|circle|ellipse|line|poly)`),
      );
  });
});
