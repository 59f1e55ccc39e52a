/** `npm run dev` replaces the component of a page, and reloads the document when its reads change. */
import { expect, test } from 'vitest';
import { outsideFunctions } from '../../site/bundle/hotPages.ts';

const page = `import { Frame } from '../../shared/Frame.tsx';

const reads = { channels: channelsRead };

/** /channels/ */
function ChannelsPage({ channels }: AnswersTo<typeof reads>) {
  return <Frame of={channels}>{(shown) => <ChannelListScreen {...shown} />}</Frame>;
}

export const page = readingPage({ Page: ChannelsPage, reads });
`;

test('another component or another import is nothing else of the module', () => {
  const edited = page.replace('<Frame of', '<Frame busy of').replace('import {', 'import { Other,');
  expect(edited).not.toBe(page);
  expect(outsideFunctions(edited)).toBe(outsideFunctions(page));
});

test.each([
  ['its reads', 'channels: channelsRead', 'channels: modelsRead'],
  ['its definition', 'Page: ChannelsPage, reads', 'Page: ChannelsPage, reads, deferredReads'],
])('a change of %s is', (_, find, replace) => {
  expect(outsideFunctions(page.replace(find, replace))).not.toBe(outsideFunctions(page));
});
