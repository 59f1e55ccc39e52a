import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { compiledStyles } from './compiledStyles.ts';

/**
 * From the sources: one style sheet for the whole process, as a sheet per page would compile the same static rules again
 * each time. A build has compiled them already.
 */
const sheet = new ServerStyleSheet();

/** Rules of one component, up to the marker from which styled-components rehydrates them in the browser. */
const group = /[\s\S]*?data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*/g;

const keyframesPrefix = 'sc-keyframes-';

interface Rules {
  name: string;
  css: string;
}
interface AllRules {
  components: readonly Rules[];
  keyframes: readonly Rules[];
}

let lastStyleTags = '';
let current: AllRules = { components: [], keyframes: [] };

function currentRules(): AllRules {
  const all = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  if (all !== lastStyleTags) {
    lastStyleTags = all;
    const groups = [...all.matchAll(group)].map(([css, name = '']) => ({ name, css }));
    current = {
      components: groups.filter(({ name }) => !name.startsWith(keyframesPrefix)),
      keyframes: groups
        .filter(({ name }) => name.startsWith(keyframesPrefix))
        .map(({ name, css }) => ({ name: name.slice(keyframesPrefix.length), css })),
    };
  }
  return current;
}

/** Renders content once. @returns its markup, and the rules of its components without the style element */
export function renderWithStyles(content: ReactElement): { html: string; styles: string } {
  const html = renderToString(
    compiledStyles ? content : <StyleSheetManager sheet={sheet.instance}>{content}</StyleSheetManager>,
  );
  const names = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(' ')));
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
