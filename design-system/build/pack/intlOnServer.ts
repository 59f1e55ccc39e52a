import { types, type PluginObj } from '@babel/core';

/**
 * Frees modules from the client part of react-intl, which a React server cannot call: declared messages stay as they
 * are, as declaring returns them unchanged, and `createIntl` comes from the part for servers.
 */
export const intlOnServer = (): PluginObj => ({
  visitor: {
    Program: {
      exit(program) {
        program.traverse({
          CallExpression(path) {
            const [messages] = path.node.arguments;
            const callee = path.get('callee');
            const declares =
              callee.referencesImport('react-intl', 'defineMessages') ||
              callee.referencesImport('react-intl', 'defineMessage');
            if (declares && types.isExpression(messages)) path.replaceWith(messages);
          },
        });
        for (const node of program.node.body) {
          if (!types.isImportDeclaration(node) || node.source.value !== 'react-intl') continue;
          const names = node.specifiers.map(({ local }) => local.name);
          if (names.includes('createIntl')) node.source.value = 'react-intl/server';
          node.specifiers = node.specifiers.filter(({ local }) => !/^defineMessages?$/.test(local.name));
        }
        program.get('body').forEach((statement) => {
          if (
            statement.isImportDeclaration() &&
            statement.node.source.value === 'react-intl' &&
            statement.node.specifiers.length === 0
          )
            statement.remove();
        });
      },
    },
  },
});
