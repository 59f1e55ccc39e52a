/** The output of styled-components for one component or one set of keyframes. */
export interface WrittenRules {
  id: string;
  /** The class that the rules belong to, or the keyframes' name. */
  name: string;
  css: string;
  /** The rules with the marker from which styled-components rehydrates them in the browser. */
  marked: string;
}

const group = /([\s\S]*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^",]*)[^"]*"\}\/\*!sc\*\/\s*/g;
const separator = /\/\*!sc\*\/\s*/g;

/** Reads the style elements of a ServerStyleSheet, in the order in which the rules apply. */
export function readStyleTags(tags: string): { components: WrittenRules[]; keyframes: WrittenRules[] } {
  const text = tags.replace(/^<style[^>]*>|<\/style>$/g, '');
  const all = [...text.matchAll(group)].map(([marked, css = '', id = '', name = '']) => ({
    id,
    name,
    css: css.replaceAll(separator, ''),
    marked,
  }));
  const isKeyframes = ({ id }: WrittenRules) => id.startsWith('sc-keyframes-');
  return { components: all.filter((one) => !isKeyframes(one)), keyframes: all.filter(isKeyframes) };
}
