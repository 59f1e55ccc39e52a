/** Interaction of a pointer, a finger or the keyboard with a control. */
export type ForcedState = 'hover' | 'focus' | 'pressed';

const focusable = ':where(a[href], button, input, select, textarea, summary, [tabindex])';

/**
 * Selectors by which a pseudo-class also matches within `data-forced`. They are as specific as the pseudo-class, so
 * that the cascade stays the same.
 */
const alsoMeans: [pseudo: RegExp, selector: string][] = [
  [/:hover(?![\w-])/g, ":is(:hover, [data-forced~='hover'] *)"],
  [/:active(?![\w-])/g, ":is(:active, [data-forced~='pressed'] *)"],
  [/:focus-within(?![\w-])/g, ":is(:focus-within, [data-forced~='focus'] *)"],
  [/:focus-visible(?![\w-])/g, `:is(:focus-visible, [data-forced~='focus'] ${focusable})`],
  [/:focus(?![\w-])/g, `:is(:focus, [data-forced~='focus'] ${focusable})`],
];

/** Returns a selector that also matches within an element with `data-forced="hover"`, `"focus"` or `"pressed"`. */
export const forcible = (selector: string): string =>
  selector.includes('data-forced')
    ? selector
    : alsoMeans.reduce((text, [pseudo, replacement]) => text.replace(pseudo, replacement), selector);

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = forcible(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewrite(rule.cssRules);
  }
}

/**
 * Lets `data-forced` stand in for a pointer, a finger and the keyboard, in all styles of the page. Rules are changed in
 * place, so that they keep their order; without the attribute nothing changes.
 */
export function allowForcedStates(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}
