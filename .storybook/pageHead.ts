import { themeColor } from '@afterglow/tokens';
import { markBrokenPictures } from '../site/runtime/client/brokenPictures.ts';

/** Sets the theme from the URL before the first paint, so that a dark story never starts with a white flash. */
const theme = `document.documentElement.dataset.theme = (/theme:(\\w+)/.exec(new URLSearchParams(location.search).get('globals') || '') || [, 'dark'])[1];`;

/** The head of every story: what the site's documents do before their first paint, and the background of the theme. */
export const pageHead = `<script>${theme}${markBrokenPictures}</script>
<style>[data-theme=dark] { background: ${themeColor.dark}; } [data-theme=light] { background: ${themeColor.light}; } .sb-preparing-story { background: transparent !important; } .sb-preparing-docs { display: none !important; }</style>`;
