import type { CollectedStyles } from '../collectStyles.ts';
import { rulesEnd } from '../runtime/rulesEnd.ts';
import { layered } from './layers.ts';

/** Joins the rules of components, after the keyframes that they name. */
function joinRules({ components, keyframes }: CollectedStyles, isPart: (className: string) => boolean): string {
  const rules = components
    .filter(({ name }) => isPart(name))
    .map(({ css }) => css)
    .join('');
  const moved = keyframes.filter(({ name }) => rules.includes(name)).map(({ css }) => css);
  return [...moved, rules].join('').replaceAll(rulesEnd, '');
}

/** Returns the style sheet of the components with these class names. */
export const rulesOf = (styles: CollectedStyles, names: readonly string[]): string =>
  layered({ components: joinRules(styles, (name) => names.includes(name)) });

/** Returns the style sheet of all components, with the base styles. */
export const allRules = (styles: CollectedStyles, base: { base: string; modes: string }): string =>
  layered({ ...base, components: joinRules(styles, () => true) });
