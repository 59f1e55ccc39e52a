import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image.tsx';

test('spaces in an address are written so that no reader of the markup stops at them', () => {
  expect(
    renderToStaticMarkup(
      <Image picture={{ src: '/media/evening by the lake.jpg' }} alt="" width={288} height={162} sizes="288px" />,
    ),
  ).toContain('src="/media/evening%20by%20the%20lake.jpg"');
});

test('beside a set of AVIF stands one JPEG alone, without AVIF a set of them', () => {
  const picture = { src: '/288.jpg', srcSet: '/288.jpg 288w, /640.jpg 640w' };
  const withAvif = { ...picture, avifSrcSet: '/288.avif 288w, /640.avif 640w', withoutAvif: '/640.jpg' };
  const markupOf = (one: typeof picture) =>
    renderToStaticMarkup(<Image picture={one} alt="" width={288} height={162} sizes="50vw" />);
  expect(markupOf(withAvif)).toMatch(
    /srcSet="\/288\.avif 288w[^"]*" sizes="50vw"\/><img (?!.*s(?:rcSet|izes)=).*src="\/640\.jpg"/,
  );
  expect(markupOf(picture)).toMatch(/^<img .*sizes="50vw" srcSet="\/288\.jpg 288w, \/640\.jpg 640w" src="\/288\.jpg"/);
});
