import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image.tsx';

test('spaces in an address are written so that no reader of the markup stops at them', () => {
  expect(
    renderToStaticMarkup(<Image picture={{ src: '/media/evening by the lake.jpg' }} alt="" width={288} height={162} />),
  ).toContain('src="/media/evening%20by%20the%20lake.jpg"');
});
