import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { vi } from 'vitest';

/** Browser globals that must not be used on the server; some of them also exist in Node. */
const browserOnly = [
  ...[
    'window',
    'document',
    'location',
    'history',
    'navigator',
    'localStorage',
    'sessionStorage',
    'screen',
    'matchMedia',
    'getComputedStyle',
  ],
  ...[
    'innerWidth',
    'innerHeight',
    'devicePixelRatio',
    'scrollX',
    'scrollY',
    'visualViewport',
    'self',
    'top',
    'parent',
    'frames',
    'name',
  ],
];

/**
 * One sheet for all stories: the rules of a component are created once, and rules of other components do no harm here.
 */
const sheet = new ServerStyleSheet();

/** Renders without browser globals, as on the server. */
export function renderOnServer(element: ReactElement): string {
  const original = browserOnly.map((name): [string, unknown] => [name, Reflect.get(globalThis, name)]);
  try {
    for (const name of browserOnly) vi.stubGlobal(name, undefined);
    return renderToString(sheet.collectStyles(element));
  } finally {
    for (const [name, value] of original) vi.stubGlobal(name, value);
  }
}
