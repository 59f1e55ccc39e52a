import { expect, test } from 'vitest';
import { asExported, faultsOf } from './manifests.ts';
import { searchMark } from './searchMark.ts';

const channelCard = {
  id: 'cards-channelcard',
  path: './design-system/cards/ChannelCard/ChannelCard.stories.tsx',
  name: 'ChannelCard',
  import: "import { ChannelCard } from '@afterglow/design-system';",
  jsDocTags: {},
  stories: [
    {
      id: 'cards-channelcard--no-picture',
      name: `No Picture${searchMark}empty`,
      error: { name: 'SyntaxError', message: 'Expected story to be an object expression' },
    },
    { id: 'cards-channelcard--played', name: 'Played', snippet: '<ChannelCard {...more} />', warning: 'Incomplete' },
  ],
};

test('a program is told the import of a component as the package has it, and JSX of its states', () => {
  const { import: line, stories } = asExported(channelCard, {
    ChannelCard: { NoPicture: '<ChannelCard picture={null} />' },
  });
  expect(line).toBe("import { ChannelCard } from '@afterglow/design-system/cards/ChannelCard';");
  expect(stories).toEqual([
    { id: 'cards-channelcard--no-picture', name: 'No Picture', snippet: '<ChannelCard picture={null} />' },
    channelCard.stories[1],
  ]);
});

test('a manifest has faults where it knows neither a component nor its example', () => {
  const unknown = { ...channelCard, id: 'cards-other', error: { name: 'No component definition found', message: '' } };
  expect(faultsOf({ v: 0, components: { one: channelCard, two: { ...unknown, stories: [] } } })).toEqual([
    'cards-channelcard--no-picture: SyntaxError',
    'cards-other: No component definition found',
  ]);
});
