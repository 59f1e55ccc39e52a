import { expect, type within } from 'storybook/test';

/** For a story of a page whose title is pending: expects that its placeholder is visible. */
export async function expectPendingTitle(canvas: ReturnType<typeof within>): Promise<void> {
  const title = canvas.getByRole('heading', { level: 1 });
  await expect(title.getBoundingClientRect().width).toBeGreaterThan(100);
}
