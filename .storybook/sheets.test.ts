import { expect, test } from 'vitest';
import { sheetsOf, statesOnSheets } from './sheets.ts';

const file = (meta: string, ...stories: string[]) =>
  statesOnSheets(
    'cards/Any/Any.stories.tsx',
    [
      "import preview from '@afterglow/storybook/preview';",
      `const meta = preview.meta(${meta});`,
      ...stories.map((story, place) => `export const Story${place} = meta.story(${story});`),
    ].join('\n'),
  ).length > 0;

// In every notation, as the formatter may choose another one in the future.
const played = ['{ play: async () => {} }', '{\n      ...more,\n      play() {},\n}', '{ args: {}, play }'];

test.each(played)('a component that is only looked at once it was played has no sheet: %s', (story) => {
  expect(file('{ component: Any }', story)).toBe(false);
  expect(file('{ component: Any }', story, 'fromView(Any, any, one)')).toBe(true);
});

test('words about playing are no play function', () => {
  expect(file('{ component: Any }', "{ args: { play: 'play: async' } }")).toBe(true);
});

test.each(["{ component: Any, tags: ['alone'] }", "{\n  tags: [\n    'alone',\n  ],\n  component: Any,\n}"])(
  'what stands alone has no sheet: %s',
  (meta) => expect(file(meta, '{}')).toBe(false),
);

test('a component with many states has a sheet for each theme of them, the first at the usual address', () => {
  const sheets = sheetsOf(['Standard', 'Refused', 'LongTitle', 'Playing', 'Paused'], 2);
  expect(sheets.map(({ exportName, only }) => [exportName, only])).toEqual([
    ['AllStates', ['Standard', 'Playing']],
    ['StatesStandard2', ['Paused']],
    ['StatesRefused', ['Refused']],
    ['StatesExtreme', ['LongTitle']],
  ]);
  expect(sheetsOf(['Standard', 'Refused'], 2)).toEqual([{ exportName: 'AllStates', name: 'All states' }]);
});
