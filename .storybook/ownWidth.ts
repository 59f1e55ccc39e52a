import type { Page } from 'playwright-core';

// What Storybook keeps in the page; only there, so it has no type to import.
interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    loadStory: (which: { storyId: string }) => Promise<{
      storyGlobals?: { viewport?: { value?: string } };
      parameters: { viewport?: { options?: Record<string, { styles: { width: string } }> } };
    }>;
  };
}

/** The width in pixels that a story asks for with `globals: { viewport: { value: 'phone' } }`, or null. */
export async function ownWidth(page: Page, id: string): Promise<number | null> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    await preview.ready();
    const { storyGlobals, parameters } = await preview.loadStory({ storyId });
    const width = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles.width;
    return width ? Number.parseInt(width, 10) : null;
  }, id);
}
