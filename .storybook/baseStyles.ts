import { color, font, radius, space } from '@afterglow/tokens';
import { baseCss } from '@afterglow/design-system/base';

/**
 * Styles around stories that are not the site's. The story root has no box of its own; documentation gets back the list
 * styles that the base resets.
 */
const storybookStyles = `
.story { display: contents; }
body.sb-main-padded { padding: ${space[5]}; }
/* The name of a state is written in sentence case, as in the sidebar. */
.sb-anchor > h3 { text-transform: lowercase; }
.sb-anchor > h3::first-letter { text-transform: uppercase; }
.sbdocs-content ol { list-style: decimal; }
.sbdocs-content ul { list-style: disc; }
.sb-unstyled :is(ol, ul), .docs-story :is(ol, ul) { list-style: none; }
.sbdocs-content :is(p, li, td, th) > code:not(.sb-unstyled *) { padding: 0.15em 0.4em; border: 0; border-radius: ${radius.badge}; background: ${color.high}; color: ${color.text}; font: ${font.code}; white-space: normal; overflow-wrap: anywhere; }
`;

/**
 * Returns the site's base styles for stories: what they say of a page's main part they say of every story as well, as
 * components and screens are shown without a page around them.
 */
export const forStories = (css: string): string =>
  css.replaceAll(/:where\(main\b/g, ':where(main, .story:not(:has(main))');

/** Injects the site's base styles into Storybook's page, before every component's own, as in the site's document. */
export function injectBaseStyles(): void {
  const sheet = document.createElement('style');
  sheet.textContent = forStories(baseCss) + storybookStyles;
  document.head.prepend(sheet);
}
