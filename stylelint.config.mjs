import conditions from './tests/rules/conditions.mjs';
import { em, emAboveHalf, rawNumbers } from './tests/rules/rawNumbers.mjs';
import syntax from './tests/rules/styledSyntax.mjs';

/** Properties that scale with the text. */
const textRelative = 'letter-spacing|text-indent|text-underline-offset|text-decoration-thickness|vertical-align';
const betweenWords = '(?:padding|margin)-inline(?:-start|-end)?';

/** Takes colours, lengths, times, curves and layers from @afterglow/tokens only. All CSS is in styled-components. */
export default {
  customSyntax: syntax,
  plugins: [conditions],
  ignoreFiles: ['**/dist/**', '**/*.stories.tsx', '**/*.test.{ts,tsx}'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    'afterglow/conditions-from-tokens': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark|device-cmyk|cubic-bezier|steps)$/i,
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/./': [...rawNumbers, /(?<![\w.{-])ease(?:-in)?(?:-out)?(?![\w-])/],
        [`/^(?!(?:${textRelative}|${betweenWords})$)/`]: [em],
        [`/^${betweenWords}$/`]: [emAboveHalf],
        'z-index': [/^\+?[1-9]/],
        'font-weight': [/\d/],
        // Screen readers read words in `content`, and no translation replaces them.
        content: [/["'][^"']*\p{L}{2}/u],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}": take numbers and curves from @afterglow/tokens (add to tokens/source what is missing), words from messages`,
      },
    ],
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': true,
    'font-family-no-missing-generic-family-keyword': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'property-no-deprecated': true,
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    'unit-no-unknown': true,
  },
};
