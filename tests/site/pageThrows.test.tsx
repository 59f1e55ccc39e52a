// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { patience } from '../tools/patience.ts';
import { renderAt } from './renderAt.tsx';

vi.mock('@afterglow/design-system/screens/CategoriesScreen', () => ({
  CategoriesScreen: () => {
    throw new RangeError('Invalid time value');
  },
}));

beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

test('a page that throws has the title of one that has not loaded, and keeps what is around it', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderAt('/categories/', everyday);
  await screen.findByRole('heading', { level: 1, name: 'This did not load' });
  await vi.waitFor(() => expect(document.title).toBe('Not loaded – Afterglow'), patience);
  expect(screen.getByRole('banner')).toBeDefined();
  expect(reported).toHaveBeenCalled();
});
