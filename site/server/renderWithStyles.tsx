import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { compiledStyles, type CompiledStyles } from '@afterglow/design-system/build/runtime/compiledStyles';
import { readStyleTags } from '@afterglow/design-system/build/runtime/styleTags';

/**
 * For rendering from the sources: one style sheet for the whole process, as a sheet per page would compile the same
 * static rules again each time. A build has compiled them already.
 */
const sheet = new ServerStyleSheet();

let lastStyleTags = '';
let lastRules: CompiledStyles = { components: [], keyframes: [] };

function currentRules(): CompiledStyles {
  const tags = sheet.getStyleTags();
  if (tags !== lastStyleTags) {
    lastStyleTags = tags;
    const { components, keyframes } = readStyleTags(tags);
    lastRules = {
      components: components.map(({ id, marked }) => ({ name: id, css: marked })),
      keyframes: keyframes.map(({ name, marked }) => ({ name, css: marked })),
    };
  }
  return lastRules;
}

export const markupOf = (content: ReactElement): string =>
  renderToString(compiledStyles ? content : <StyleSheetManager sheet={sheet.instance}>{content}</StyleSheetManager>);

const classNamesIn = (html: string): string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(' '));

/**
 * Renders content once.
 * @param beside markup that stands outside of it in the same document
 * @returns its markup, and the rules of the components in both, without the style element
 */
export function renderWithStyles(content: ReactElement, beside = ''): { html: string; styles: string } {
  const html = markupOf(content);
  const names = new Set([...classNamesIn(beside), ...classNamesIn(html)]);
  const { components, keyframes } = compiledStyles ?? currentRules();
  const used = components
    .filter(({ name }) => names.has(name))
    .map(({ css }) => css)
    .join('');
  // Keyframes are not referenced by any element: they are included if a rule references them.
  const usedKeyframes = keyframes
    .filter(({ name }) => used.includes(name))
    .map(({ css }) => css)
    .join('');
  return { html, styles: usedKeyframes + used };
}
