/** Options of the rules of plugin.mjs and of the FormatJS and JSDoc plug-ins, and the files that they apply to. */

export interface LintOverride {
  files: string[];
  excludeFiles?: string[];
  rules: Record<string, 'off' | 'error' | ['error', ...(object | string)[]]>;
}

const components = ['design-system/**/*.{ts,tsx}', 'site/**/*.tsx'];
const excluded = [
  ...[
    '**/*.{stories,test}.{ts,tsx}',
    '**/*.d.ts',
    'design-system/**/{build,verify,formatjs}.ts',
    'design-system/build/**',
  ],
  // Documentation of components, in English.
  'design-system/groups/*.docs.ts',
];

/** Attributes and props whose values are displayed or read aloud. */
const visible = [
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'],
  ...['title', 'alt', 'placeholder', 'label', 'heading', 'text', 'hint', 'error', 'caption', 'description', 'children'],
];

const word = String.raw`\p{L}{2}`;
const sentence = String.raw`\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}`;
/** Matches media conditions and selectors. */
const condition = String.raw`^not all and |\b(?:min|max)-width\b|^[^.!?]*\b\d*vw\b|^(?:[a-z]+, )+[a-z]+$`;
const technical = 'rel|sandbox|sizes|allow|className|d|viewBox|points|transform|preserveAspectRatio';

/** Selects places in which several words are not text for readers. */
const inCode = (node: string): string =>
  [
    `CallExpression[callee.name=/^defineMessages?$/] ${node}`,
    `NewExpression[callee.name=/Error$/] ${node}`,
    `TaggedTemplateExpression ${node}`,
    `TSLiteralType ${node}`,
    `:matches(ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration) > ${node}.source`,
    `JSXAttribute[name.name=/^(?:${technical})$/] ${node}`,
  ].join(', ');

const declare = 'Declare this with defineMessages and use formatMessage; names belong into the site file.';
const untranslated = [
  `Literal[value=/${sentence}/u][value!=/${condition}/]:not(${inCode('Literal')})`,
  `TemplateElement[value.raw=/${sentence}/u][value.raw!=/${condition}/]:not(${inCode('TemplateElement')})`,
  `Property[key.name=/^(?:${visible.join('|')})$/] > AssignmentPattern > Literal.right[value=/${word}/u]`,
  `JSXFragment > JSXExpressionContainer > Literal[value=/${word}/u]`,
  `JSXFragment > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/${word}/u]`,
  `JSXFragment > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/${word}/u]`,
];

const template = 'Write the style as a template of styled, css or keyframes: stylelint reads no other.';
const otherStyles = [
  `TaggedTemplateExpression > Identifier.tag:not([name=/^(?:css|keyframes|createGlobalStyle)$/])`,
  `TaggedTemplateExpression > MemberExpression.tag[object.name!='styled']`,
  `TaggedTemplateExpression > CallExpression.tag[callee.name!='styled']`,
  `CallExpression > MemberExpression.callee[object.name='styled']`,
  `CallExpression > CallExpression.callee[callee.name='styled']`,
  `CallExpression[callee.name=/^(?:css|keyframes|createGlobalStyle)$/]`,
  `JSXAttribute[name.name='style']`,
];

const colours = 'rgba?|hsla?|hwb|lab|lch|oklab|oklch|color';
const colourOrLength = String.raw`^(?:#[0-9a-f]{3,8}|(?:${colours})\(.*\)|-?[\d.]+(?:px|r?em|ch|pt))$`;
const widthCondition = String.raw`\((?:min|max)-(?:width|height|inline-size|block-size)\s*:\s*[\d.]`;
const colourAttributes = 'fill|stroke|color|stopColor|floodColor|lightingColor|bgcolor';
const styleSheet = String.raw`[\w)\]*]\s*\{[^{}]*[\w-]+\s*:[^{}]*\}`;
const openStyleSheet = String.raw`[\w)\]*]\s*\{\s*[\w-]+\s*:\s`;
const untagged = ':not(TaggedTemplateExpression) > TemplateLiteral > TemplateElement';
const rawValues = [
  `Literal[value=/${colourOrLength}/i]:not(JSXAttribute[name.name='sizes'] Literal)`,
  `TemplateLiteral[expressions.length=0] > TemplateElement[value.raw=/${colourOrLength}/i]`,
  `Literal[value=/${widthCondition}/]`,
  `${untagged}[value.raw=/${widthCondition}/]`,
  `JSXAttribute[name.name=/^(?:${colourAttributes})$/] Literal[value!=/^(?:none|currentColor)$/]`,
  `Literal[value=/${styleSheet}/]`,
  `${untagged}[value.raw=/${styleSheet}|${openStyleSheet}/]`,
];

const restrict = (selectors: readonly string[], message: string): ['error', ...(object | string)[]] => [
  'error',
  ...selectors.map((selector) => ({ selector, message })),
];

export const pluginOverrides: LintOverride[] = [
  {
    files: components,
    excludeFiles: excluded,
    rules: {
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { other: true }],
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-missing-icu-plural-one-placeholders': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-useless-message': 'error',
      'formatjs/prefer-pound-in-plural': 'error',
      'afterglow/no-text-in-jsx': ['error', { props: { include: [['*', `{${visible.join(',')}}`]] } }],
      'afterglow/no-text-in-object': ['error', { include: visible }],
      'afterglow/no-constant-text-in-jsx': ['error', { attributes: `^(?:${visible.join('|')})$` }],
      'afterglow/no-untranslated-text': restrict(untranslated, declare),
      'afterglow/static-styles': 'error',
      'afterglow/styles-are-templates': restrict(otherStyles, template),
      'afterglow/no-raw-values': restrict(rawValues, 'Take this from @afterglow/tokens.'),
    },
  },
];

const props = [
  'ExportNamedDeclaration > TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceBody',
  "TSInterfaceDeclaration[id.name='Look'] > TSInterfaceBody",
  'ExportNamedDeclaration > TSTypeAliasDeclaration[id.name=/Props$/] > TSTypeLiteral',
];

/** Props whose names need no explanation. */
const selfExplanatory = 'children|label|href|title|name|heading|text|alt|hint|error|icon|className|\\w+Href';
/** Props of another component are documented there; the type `undefined` removes a prop. */
const type = 'typeAnnotation.typeAnnotation';
const explainedElsewhere = [
  `[${type}.type='TSUndefinedKeyword']`,
  `[${type}.typeName.name=/Props$/]`,
  `[${type}.elementType.typeName.name=/Props$/]`,
  `[${type}.typeAnnotation.elementType.typeName.name=/Props$/]`,
  `[${type}.types.0.typeName.name=/Props$/][${type}.types.1.type='TSUndefinedKeyword']`,
];
const documented = [
  ...props.map(
    (body) =>
      `${body} > :matches(TSPropertySignature, TSMethodSignature):not([key.name=/^(?:${selfExplanatory})$/], ${explainedElsewhere.join(', ')})`,
  ),
  'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[A-Z]/]',
];

pluginOverrides.push(
  {
    files: ['design-system/**/*.tsx'],
    excludeFiles: excluded,
    rules: {
      'jsdoc-js/require-jsdoc': ['error', { require: { FunctionDeclaration: false }, contexts: documented }],
      'jsdoc-js/require-description': ['error', { contexts: documented }],
      'afterglow/few-props': ['error', { max: 8 }],
      'jsdoc-js/match-description': [
        'error',
        { matchDescription: String.raw`[\s\S]*[\p{L}\d]\S*\s+\S*[\p{L}\d][\s\S]*`, contexts: documented },
      ],
    },
  },
  { files: ['design-system/**', 'site/**'], rules: { 'afterglow/server-snapshot': 'error' } },
  {
    files: ['**/*.stories.tsx', '.storybook/**'],
    rules: {
      'afterglow/every-story-is-checked': restrict(
        [
          `Literal[value=/^!(?:test|dev)$/]`,
          `ObjectExpression > Property:matches([key.name='a11y'], [key.value='a11y'])`,
        ],
        'axe and the test-runner check every story: mend what axe finds.',
      ),
    },
  },
  {
    files: ['fixtures/**', 'site/server/**', 'site/runtime/server/**'],
    rules: {
      'afterglow/signals-last': restrict(
        [
          `Property[key.name='redirect'][value.value='error']`,
          `CallExpression[callee.object.name='AbortSignal'][callee.property.name='any'] CallExpression[callee.object.name='AbortSignal'][callee.property.name='timeout']`,
        ],
        'Garbage collection takes this signal in Node: use `refuseRedirect`, or a timer and a controller.',
      ),
    },
  },
);
