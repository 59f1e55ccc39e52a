import { fullStudioVideos } from '@afterglow/fixtures/data/studio';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { studioDays } from './StudioDays.view.ts';

test('the highest day fills the chart, which says how high it is', () => {
  const { days, sums, chart } = studioDays(fullStudioVideos.standard.days, readerFor('de'));
  expect(Math.max(...days.map(({ share }) => share))).toBe(1);
  expect(days.at(-1)).toMatchObject({ day: '30. Okt.' });
  const highest = days.find(({ share }) => share === 1)?.views ?? '';
  expect(chart).toContain(highest);
  expect(sums.likes).toBe('35');
});

test('days without a view have bars without a height', () => {
  const { days } = studioDays(fullStudioVideos.refused.days, readerFor('en'));
  expect(new Set(days.map(({ share }) => share))).toEqual(new Set([0]));
});
