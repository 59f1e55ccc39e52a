import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findVariable, getStaticValue } from '@eslint-community/eslint-utils';
import formatjs from 'eslint-plugin-formatjs';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { tsImport } from 'tsx/esm/api';

/** The project's own oxlint rules. Most are existing rules; lintPlugin.ts configures them. */

const hasWord = (text) => /\p{L}{2}/u.test(text);

const isImport = ({ type }) => /^(?:Import|Export)/.test(type);

/** Returns the text of a node that a reader sees: no attribute names, and no code in templates. */
function visibleText(node, sourceCode) {
  if (node.type === 'JSXAttribute' || node.type === 'Property') return visibleText(node.value, sourceCode);
  if (node.type === 'JSXExpressionContainer') return visibleText(node.expression, sourceCode);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join(' ');
  return sourceCode.getText(node);
}

/** Wraps a rule of FormatJS so that it ignores text without words, such as `{' '}`, `·` or `×`. */
const forWords = (rule) => ({
  meta: rule.meta,
  create: (context) =>
    rule.create(
      Object.create(context, {
        report: {
          value: (found) => {
            if (hasWord(visibleText(found.node, context.sourceCode))) context.report(found);
          },
        },
      }),
    ),
});

const listeners = (selectors, listener) => Object.fromEntries(selectors.map((selector) => [selector, listener]));

/** Finds `{said}` with `const said = 'Videos'`: FormatJS sees only text in the JSX itself. */
const constantsInJsx = {
  meta: {
    messages: { untranslated: '"{{text}}" is shown without a translation: declare it with defineMessages' },
    schema: [{ type: 'object', properties: { attributes: { type: 'string' } } }],
  },
  create(context) {
    const { attributes } = context.options[0];
    const containers = [
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
      `JSXAttribute[name.name=/${attributes}/] > JSXExpressionContainer`,
    ];
    const leaf = ':matches(Identifier, MemberExpression)';
    const paths = [`> ${leaf}`, `> ConditionalExpression > ${leaf}`, `> LogicalExpression > ${leaf}`];
    return listeners(
      containers.flatMap((container) => paths.map((path) => `${container} ${path}`)),
      (node) => {
        const text = getStaticValue(node, context.sourceCode.getScope(node))?.value;
        if (typeof text === 'string' && hasWord(text))
          context.report({ node, messageId: 'untranslated', data: { text } });
      },
    );
  },
};

/** Finds what the CSS parser cannot see: a template may contain only tokens and other templates. */
const staticStyles = {
  meta: {
    messages: {
      dynamic: 'A style is static: make the variant a data attribute of the root.',
      notToken: 'Take values from @afterglow/tokens; other styles from a `css` template.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const definition = (node) => findVariable(sourceCode.getScope(node), node)?.defs[0];

    function isStyle(node) {
      const { type, node: declared, parent } = definition(node) ?? {};
      if (type === 'Variable') return declared.init?.type === 'TaggedTemplateExpression';
      if (type !== 'ImportBinding' || !parent.source.value.startsWith('.')) return false;
      const file = readFileSync(join(dirname(context.filename), parent.source.value), 'utf8');
      return new RegExp(`export const ${declared.imported?.name} = (?:css|keyframes)\``).test(file);
    }
    const isToken = ({ object }) =>
      object.type === 'Identifier' && definition(object)?.parent?.source?.value === '@afterglow/tokens';

    function check({ expressions }) {
      for (const node of expressions) {
        if (node.type === 'MemberExpression' ? isToken(node) : node.type === 'Identifier' && isStyle(node)) continue;
        const messageId = /^(?:MemberExpression|Identifier|Literal)$/.test(node.type) ? 'notToken' : 'dynamic';
        context.report({ node, messageId });
      }
    }
    return {
      'TaggedTemplateExpression > TemplateLiteral': check,
      TemplateLiteral: (node) => {
        if (sourceCode.getCommentsBefore(node).some(({ value }) => value.trim() === 'css')) check(node);
      },
    };
  },
};

/** Limits the number of props. Data attributes are styles and do not count. */
const fewProps = {
  meta: {
    messages: { many: '{{count}} props of its own: take what varies as children, or make two components' },
    schema: [{ type: 'object', properties: { max: { type: 'number' } } }],
  },
  create(context) {
    const check = (members) => {
      const count = members.filter(({ key }) => !String(key?.value).startsWith('data-')).length;
      if (count > context.options[0].max) context.report({ node: members[0], messageId: 'many', data: { count } });
    };
    return {
      'ExportNamedDeclaration > TSInterfaceDeclaration[id.name=/Props$/]': (node) => check(node.body.body),
      "TSInterfaceDeclaration[id.name='Look']": (node) => check(node.body.body),
      'ExportNamedDeclaration > TSTypeAliasDeclaration[id.name=/Props$/] > TSTypeLiteral': (node) =>
        check(node.members),
    };
  },
};

/**
 * Requires the third argument to be the value that the server rendered, which a part that hydrates late must start
 * with. Without it React throws; if it reads the store like the second argument, React renders the part again as soon
 * as the store has changed.
 */
const serverSnapshot = {
  meta: {
    messages: { missing: 'Pass what the server renders as the third argument; it must not read the store.' },
  },
  create: (context) => ({
    "CallExpression[callee.name='useSyncExternalStore']": (node) => {
      const [, snapshot, ofServer] = node.arguments;
      const textOf = (argument) => context.sourceCode.getText(argument);
      if (ofServer === undefined || textOf(ofServer) === textOf(snapshot))
        context.report({ node, messageId: 'missing' });
    },
  }),
};

// The tables are TypeScript, which Node 20 cannot load itself.
const { restrictionsOf } = await tsImport('./importRestrictions.ts', import.meta.url);
const { workspaceOf, workspacePath } = await tsImport('./workspaces.ts', import.meta.url);

const globOrResolve = `CallExpression[callee.object.type='MetaProperty'][callee.property.name=/^(?:glob|resolve)$/]`;
const required = [
  `CallExpression[callee.name='require']`,
  `CallExpression[callee.object.name='require'][callee.property.name='resolve']`,
  `CallExpression[callee.callee.name='createRequire']`,
  `CallExpression[callee.object.callee.name='createRequire'][callee.property.name='resolve']`,
];

/**
 * Applies the table of imports to every string that names a module, and refuses specifiers that are computed at run
 * time.
 */
const imports = {
  meta: {
    messages: {
      refused: '"{{address}}": {{message}}',
      computed: 'Use a literal, so that the table of imports applies.',
      foreign: '"{{address}}" is in another package: import it by the name of that.',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename);
    const restrictions = restrictionsOf(file);
    if (restrictions.length === 0) return {};
    const here = dirname(`/${file}`);
    const pathOf = (specifier) => {
      const path = workspacePath(specifier);
      return path === undefined ? specifier : `/${path}`;
    };
    /**
     * Returns the path of a file of this repository, such as `/site/client.tsx`, for a relative or package specifier;
     * otherwise the name of the npm package.
     */
    const target = (address) =>
      address.startsWith('.') ? `/${relative(context.cwd, join(dirname(context.filename), address))}` : pathOf(address);
    /** Whether a path is in another package that exports its modules by name. No package exports its stories. */
    const isForeign = (path) => {
      if (path.endsWith('.stories.tsx')) return false;
      const workspace = workspaceOf(path.slice(1));
      return workspace !== undefined && workspace.hasExports && workspace.folder !== workspaceOf(file)?.folder;
    };
    const check = (isStatic) => (node) => {
      const address = node.value;
      // A leading "!" excludes files from a glob.
      if (typeof address !== 'string' || address.startsWith('!')) return;
      const path = target(address);
      if (address.startsWith('.') && isImport(node.parent) && isForeign(path))
        context.report({ node, messageId: 'foreign', data: { address } });
      const found = restrictions.find(
        ({ pattern, staticOnly, fromOtherFolders }) =>
          pattern.test(path) && (isStatic(node.parent) || !staticOnly) && (dirname(path) !== here || !fromOtherFolders),
      );
      if (found) context.report({ node, messageId: 'refused', data: { address, message: found.message } });
    };
    const isType = ({ importKind, exportKind, specifiers = [] }) =>
      importKind === 'type' ||
      exportKind === 'type' ||
      (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'));
    return {
      ...listeners(
        [
          ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration) > Literal.source',
          'TSExternalModuleReference > Literal',
          ...required.map((call) => `${call} > Literal`),
        ],
        check((node) => !isType(node)),
      ),
      ...listeners(
        [
          'ImportExpression > Literal.source',
          'TSImportType Literal',
          // Options of a glob, such as `import: 'default'`, do not name a module.
          `${globOrResolve} > Literal.arguments`,
          `${globOrResolve} > ArrayExpression.arguments > Literal`,
          String.raw`NewExpression[callee.name='URL'][arguments.1.object.type='MetaProperty'] > Literal[value=/\.[cm]?[jt]sx?$/]`,
        ],
        check(() => false),
      ),
      ...listeners(
        [
          'ImportExpression > :not(Literal).source',
          ...[globOrResolve, ...required].map(
            (call) => `${call}:not([arguments.0.type='Literal'], [arguments.0.type='ArrayExpression'])`,
          ),
          `${globOrResolve} > ArrayExpression > :not(Literal)`,
        ],
        (node) => context.report({ node, messageId: 'computed' }),
      ),
    };
  },
};

// The same rule under several names: an override replaces the options of a rule, and the name tells the reader what is
// wrong.
const syntax = builtinRules.get('no-restricted-syntax');

export default {
  meta: { name: 'afterglow' },
  rules: {
    'no-text-in-jsx': forWords(formatjs.rules['no-literal-string-in-jsx']),
    'no-text-in-object': forWords(formatjs.rules['no-literal-string-in-object']),
    'no-constant-text-in-jsx': constantsInJsx,
    'no-untranslated-text': syntax,
    'static-styles': staticStyles,
    'styles-are-templates': syntax,
    'no-raw-values': syntax,
    'few-props': fewProps,
    'server-snapshot': serverSnapshot,
    'every-story-is-checked': syntax,
    'signals-last': syntax,
    imports,
  },
};
