// @vitest-environment jsdom
import { videos } from '@afterglow/fixtures/data/videos';
import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { ReaderProvider } from '../reader/context.tsx';
import { readerFor } from '../reader/readerFor.ts';
import { VideoCard } from './VideoCard/VideoCard.tsx';
import { videoCard } from './VideoCard/VideoCard.view.ts';
import { WatchedSharesProvider, type WatchedShareOf } from './watchedShares.ts';

const english = readerFor('en');
const cards = Array.from({ length: 96 }, (_, index) => videoCard({ ...videos.standard, id: index + 1 }, english));

test('a watched mark renders the one card that it is for, not the list of 96', () => {
  const rendered: string[] = [];
  const list = cards.map((card) => (
    <Profiler key={card.href} id={card.href} onRender={(id) => rendered.push(id)}>
      <VideoCard {...card} />
    </Profiler>
  ));
  const page = (value: WatchedShareOf) => (
    <ReaderProvider reader={english}>
      <WatchedSharesProvider value={value}>{list}</WatchedSharesProvider>
    </ReaderProvider>
  );
  const { rerender, container } = render(page(() => 0));
  expect(rendered).toHaveLength(96);
  rendered.length = 0;
  const watched = cards[40]?.href;
  act(() => rerender(page((href) => (href === watched ? 0.62 : 0))));
  expect(rendered).toEqual([watched]);
  expect(container.querySelectorAll('progress')).toHaveLength(1);
});
