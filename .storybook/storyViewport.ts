import type { Page } from 'playwright-core';

/** What a story says of itself, with what its file and the preview say. */
export interface StoryViewport {
  tags: string[];
  /** The width in pixels that it asks for with `globals: { viewport: { value: 'phone' } }`, or null. */
  width: number | null;
  /** Only what the window shows is the story: a photograph of the whole page would scroll it back. */
  cropped: boolean;
}

// What Storybook keeps in the page; only there, so it has no type to import.
interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    loadStory: (which: { storyId: string }) => Promise<{
      tags: string[];
      storyGlobals?: { viewport?: { value?: string } };
      parameters: {
        viewport?: { options?: Record<string, { styles: { width: string } }> };
        chromatic?: { cropToViewport?: boolean };
      };
    }>;
  };
}

/** Asks a page of Storybook about one of its stories. */
export async function storyViewport(page: Page, id: string): Promise<StoryViewport> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    await preview.ready();
    const { tags, storyGlobals, parameters } = await preview.loadStory({ storyId });
    const width = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles.width;
    return {
      tags,
      width: width ? Number.parseInt(width, 10) : null,
      cropped: parameters.chromatic?.cropToViewport ?? false,
    };
  }, id);
}
