import type { Page } from 'playwright-core';

/** Parameters of a story, merged with those of its file and of the preview. */
export interface StoryViewport {
  /** As in Storybook's index, which also tags what has a play function; the preview's own tags leave that out. */
  tags: string[];
  /** Width in pixels that the story requests with `globals: { viewport: { value: 'phone' } }`, or null. */
  width: number | null;
  /**
   * True if only what is visible in the window belongs to the story: a full-page screenshot would reset its scroll
   * position.
   */
  cropped: boolean;
  /** True if the story exists only where motion is not reduced, such as a preview under the pointer. */
  moving: boolean;
}

// Storybook's global object in the page; it has no public type to import.
interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    loadStory: (which: { storyId: string }) => Promise<{
      tags: string[];
      playFunction?: unknown;
      storyGlobals?: { viewport?: { value?: string } };
      parameters: {
        viewport?: { options?: Record<string, { styles: { width: string } }> };
        chromatic?: { cropToViewport?: boolean; prefersReducedMotion?: string };
      };
    }>;
  };
}

/** Reads the viewport settings of a story from a Storybook page. */
export async function storyViewport(page: Page, id: string): Promise<StoryViewport> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page.evaluate(async (storyId) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by Storybook's preview
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    await preview.ready();
    const { tags, playFunction, storyGlobals, parameters } = await preview.loadStory({ storyId });
    const width = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles.width;
    return {
      tags: playFunction ? [...tags, 'play-fn'] : tags,
      width: width ? Number.parseInt(width, 10) : null,
      cropped: parameters.chromatic?.cropToViewport ?? false,
      moving: parameters.chromatic?.prefersReducedMotion === 'no-preference',
    };
  }, id);
}
