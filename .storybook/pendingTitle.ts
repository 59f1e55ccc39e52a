import { expect, type within } from 'storybook/test';

/** For a story of a page whose title is still to come: its placeholder can be seen. */
export async function expectPendingTitle(canvas: ReturnType<typeof within>): Promise<void> {
  const title = canvas.getByRole('heading', { level: 1 });
  await expect(title.getBoundingClientRect().width).toBeGreaterThan(100);
}
