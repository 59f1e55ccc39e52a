import { expect, test } from 'vitest';
import { planTestFiles } from './testFiles.ts';

const story = (title: string, ...tags: string[]) => ({ type: 'story', title, tags });

test('every title with stories is in one test file exactly', () => {
  const titles = Array.from({ length: 300 }, (_, place) => `cards/Card${place}`);
  const entries = titles.flatMap((title) => [story(title), story(title, 'play-fn'), { type: 'docs', title }]);
  const files = planTestFiles([...entries, { type: 'docs', title: 'Welcome' }], [], 2);
  expect(files.flat().toSorted()).toEqual(titles.map((title) => title.toLowerCase().replace('/', '-')).toSorted());
});

test('files have about equal shares of the stories that are checked in every mode', () => {
  const entries = Array.from({ length: 400 }, (_, place) =>
    story(`cards/Card${place}`, ...(place < 200 ? ['sheet'] : [])),
  );
  const sheets = planTestFiles(entries, [], 2).map(
    (file) => file.filter((titleId) => Number(titleId.replace('cards-card', '')) < 200).length,
  );
  expect(sheets.length % 2).toBe(0);
  expect(Math.max(...sheets) - Math.min(...sheets)).toBeLessThanOrEqual(1);
});

test.each([['cards'], ['video-card'], ['VideoCard'], ['cards/video']])('%s chooses a card and its sheet', (word) => {
  const entries = [story('cards/VideoCard'), story('sheets/cards/VideoCard', 'sheet'), story('layout/Page', 'alone')];
  expect(planTestFiles(entries, [word], 2).flat().toSorted()).toEqual(['cards-videocard', 'sheets-cards-videocard']);
});

test('the path of a file chooses its titles, with their sheet, which has a file of its own', () => {
  const path = 'design-system/cards/VideoCard/VideoCard.stories.tsx';
  const entries = [
    { ...story('cards/VideoCard/VideoCard'), importPath: `./${path}` },
    { ...story('cards/VideoCard/VideoCard', 'sheet'), importPath: './.cache/sheets/cards/VideoCard.stories.tsx' },
    {
      ...story('cards/VideoCard/VideoCardSkeleton'),
      importPath: './design-system/cards/VideoCardSkeleton.stories.tsx',
    },
  ];
  expect(planTestFiles(entries, [path], 2)).toEqual([['cards-videocard-videocard']]);
});

test('a word that no title holds chooses nothing', () => {
  expect(planTestFiles([story('cards/VideoCard')], ['vidoe'], 2)).toEqual([]);
});
