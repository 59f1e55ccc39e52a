// @vitest-environment jsdom
import { videos } from '@afterglow/fixtures/data/videos';
import { act, waitFor } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReaderProvider } from '../reader/context.tsx';
import { readerFor } from '../reader/readerFor.ts';
import { VideoCard } from './VideoCard/VideoCard.tsx';
import { videoCard } from './VideoCard/VideoCard.view.ts';
import { WatchedSharesProvider, type WatchedShareOf } from './watchedShares.ts';

const english = readerFor('en');
const card = videoCard(videos.standard, english);

function HeldBack({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}

const page = (shareOf: WatchedShareOf, list: ReactNode) => (
  <ReaderProvider reader={english}>
    <WatchedSharesProvider value={shareOf}>{list}</WatchedSharesProvider>
  </ReaderProvider>
);

test('a card that hydrates after the shares were read begins with what the server rendered', async () => {
  const server = document.body.appendChild(document.createElement('div'));
  server.innerHTML = renderToString(
    page(
      () => 0,
      <Suspense>
        <VideoCard {...card} />
      </Suspense>,
    ),
  );
  const article = server.querySelector('article');
  const errors: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const list = (
    <Suspense>
      <HeldBack until={held} />
      <VideoCard {...card} />
    </Suspense>
  );
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(async () =>
    hydrateRoot(
      server,
      page(() => 0, list),
      { onRecoverableError },
    ),
  );
  await act(async () => root.render(page(() => 0.62, list)));
  await act(async () => release());
  await waitFor(() => expect(server.querySelectorAll('progress')).toHaveLength(1));
  expect(errors).toEqual([]);
  expect(server.querySelector('article')).toBe(article);
});
