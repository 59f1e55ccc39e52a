import { expect, test } from 'vitest';
import { baseCss } from '@afterglow/design-system/base';
import { forStories } from './baseStyles.ts';

test('pictures of a story without a page are blurred in discreet mode, too', () => {
  const blurring = forStories(baseCss)
    .split('\n')
    .filter((line) => line.includes('filter: blur('));
  expect(blurring).toHaveLength(1);
  expect(blurring.join('')).toContain(':where(main, .story:not(:has(main)), [data-modal]) :where(img, video)');
});
