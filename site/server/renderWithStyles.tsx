import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { compiledStyles, type CompiledStyles } from './compiledStyles.ts';
import { readStyleTags } from './styleTags.ts';

/**
 * From the sources: one style sheet for the whole process, as a sheet per page would compile the same static rules again
 * each time. A build has compiled them already.
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

const markupOf = (content: ReactElement): string =>
  renderToString(compiledStyles ? content : <StyleSheetManager sheet={sheet.instance}>{content}</StyleSheetManager>);

/**
 * Renders content once.
 * @param beside what stands outside of it in the same document, and stays as it is
 * @returns the markup of both, and the rules of their components without the style element
 */
export function renderWithStyles(
  content: ReactElement,
  beside: ReactElement | null = null,
): { html: string; beside: string; styles: string } {
  const [html, besideHtml] = [markupOf(content), beside ? markupOf(beside) : ''];
  const names = new Set(
    [...(besideHtml + html).matchAll(/class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(' ')),
  );
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
  return { html, beside: besideHtml, styles: usedKeyframes + used };
}
