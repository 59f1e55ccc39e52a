import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/**
 * One style sheet for the whole process: a sheet per page would compile the same static rules again each time, a third
 * of the cost of a page. Each page gets only the rules of the components whose class names are in its markup.
 */
const sheet = new ServerStyleSheet();

/** Rules of one component, up to the marker from which styled-components rehydrates them in the browser. */
const group = /[\s\S]*?data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*/g;

const keyframes = 'sc-keyframes-';

let lastStyleTags = '';
let groups: { id: string; css: string }[] = [];

function currentGroups(): typeof groups {
  const all = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  if (all !== lastStyleTags) {
    lastStyleTags = all;
    groups = [...all.matchAll(group)].map(([css, id = '']) => ({ id, css }));
  }
  return groups;
}

/** Renders content once. @returns its markup, and the rules of its components without the style element */
export function renderWithStyles(content: ReactElement): { html: string; styles: string } {
  const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{content}</StyleSheetManager>);
  const names = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(' ')));
  const used = currentGroups()
    .filter(({ id }) => names.has(id))
    .map(({ css }) => css)
    .join('');
  // Keyframes are not referenced by any element: they are included if a rule references them.
  const keyframeRules = currentGroups()
    .filter(({ id }) => id.startsWith(keyframes) && used.includes(id.slice(keyframes.length)))
    .map(({ css }) => css)
    .join('');
  return { html, styles: keyframeRules + used };
}
