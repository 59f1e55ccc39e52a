import { renderToStaticMarkup } from 'react-dom/server';
import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { VideoCard } from '../cards/VideoCard/VideoCard.tsx';
import { videoCard } from '../cards/VideoCard/VideoCard.view.ts';
import german from '../messages/compiled/de.json' with { type: 'json' };
import { AfterglowProvider } from './AfterglowProvider.tsx';
import { useReader } from './context.tsx';
import { newReader } from './newReader.ts';

const brand = { name: 'Elsewhere' };

test('a name makes a reader: English, with links that tell pages apart, and no pages of its own', () => {
  const reader = newReader({ brand });
  expect(videoCard(videos.standard, reader)).toMatchObject({
    href: `/video/${videos.standard.id}/${videos.standard.dir}/`,
    duration: { label: '12 minutes 34 seconds' },
    picture: { src: videos.standard.picture },
  });
  expect(reader.brand).toMatchObject({ name: 'Elsewhere', wordmark: 'Elsewhere', sisterSites: [] });
  expect(reader.hasPage('history')).toBe(false);
});

test('what an app chooses replaces a default, and leaves the others', () => {
  const reader = newReader({
    brand: { ...brand, wordmark: 'else' },
    href: { video: ({ id }) => `/watch/${id}` },
    picture: () => null,
  });
  expect(videoCard(videos.standard, reader)).toMatchObject({ href: `/watch/${videos.standard.id}`, picture: null });
  expect(reader.href.home()).toBe('/');
  expect(reader.brand).toMatchObject({ name: 'Elsewhere', wordmark: 'else' });
});

function Card() {
  return <VideoCard {...videoCard(videos.standard, useReader())} />;
}

test('a provider hands its reader to components and views', () => {
  const html = renderToStaticMarkup(
    <AfterglowProvider brand={brand} language="de" messages={german}>
      <Card />
    </AfterglowProvider>,
  );
  expect(html).toContain('12 Minuten 34 Sekunden');
});
