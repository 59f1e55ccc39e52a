import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/**
 * One sheet for the whole process: a sheet of its own for every page would compile the same static rules again each time,
 * a third of the cost of a page. What a page gets are the rules of the components whose names its markup holds.
 */
const sheet = new ServerStyleSheet();

/** Rules of one component, closed by the mark from which the browser's styled-components takes them over. */
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

/** Draws content once. @returns its markup, and the rules of its components without the style element */
export function renderWithStyles(content: ReactElement): { html: string; styles: string } {
  const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{content}</StyleSheetManager>);
  const names = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(' ')));
  const used = currentGroups()
    .filter(({ id }) => names.has(id))
    .map(({ css }) => css)
    .join('');
  // Keyframes are worn by no element: they come along where a rule names them.
  const keyframeRules = currentGroups()
    .filter(({ id }) => id.startsWith(keyframes) && used.includes(id.slice(keyframes.length)))
    .map(({ css }) => css)
    .join('');
  return { html, styles: keyframeRules + used };
}
