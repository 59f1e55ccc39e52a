import { expect, test, vi } from 'vitest';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { testSite } from './testSite.ts';

const { standard } = fullVideos;

vi.mock('@afterglow/design-system/screens/VideoScreen/view', () => ({
  videoHead: () => ({ title: 'x', description: 'x' }),
  videoScreen: () => {
    throw new RangeError('Invalid time value');
  },
}));

test('a rendering error is handled like a failed reply', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await testSite().visit(`/video/${standard.id}/${standard.dir}/`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toMatch(/<h1[^>]*>This did not load<\/h1>/);
  expect(consoleError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Invalid time value' }));
});
