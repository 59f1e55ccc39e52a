import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** A component's rules; `name` is the class they belong to, or of keyframes the name that rules refer to. */
export interface RuleGroup {
  id: string;
  name: string;
  css: string;
}

type Styled = ComponentType<{ as: 'i' }>;

const components: Styled[] = [];

/** Called around each styled component of the design system while its rules are collected. */
export function register<Component extends Styled>(component: Component): Component {
  components.push(component);
  return component;
}

/** Rules of one component, up to the marker with which styled-components ends them. */
const group = /([\s\S]*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^",]*),"\}\/\*!sc\*\/\s*/g;

/** The rules of all registered components and their keyframes, each after those it builds on. */
export function renderRules(): RuleGroup[] {
  const sheet = new ServerStyleSheet();
  for (const Component of components)
    renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <Component as="i" />
      </StyleSheetManager>,
    );
  const text = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  return [...text.matchAll(group)].map(([, css = '', id = '', name = '']) => ({
    id,
    name,
    css: css.replaceAll(/\/\*!sc\*\/\s*/g, ''),
  }));
}
