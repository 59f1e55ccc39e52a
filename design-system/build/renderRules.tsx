import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { readStyleTags } from './runtime/styleTags.ts';

type Styled = ComponentType<{ as: 'i' }>;

const components: Styled[] = [];

/**
 * Registers a styled component. While rules are collected, each component of the design system is wrapped in this call.
 */
export function register<Component extends Styled>(component: Component): Component {
  components.push(component);
  return component;
}

/** Returns the rules of all registered components and their keyframes, each after those it builds on. */
export function renderRules(): ReturnType<typeof readStyleTags> {
  const sheet = new ServerStyleSheet();
  for (const Component of components)
    renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <Component as="i" />
      </StyleSheetManager>,
    );
  return readStyleTags(sheet.getStyleTags());
}
