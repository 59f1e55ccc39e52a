import { types, type PluginObj } from '@babel/core';
import { parse } from '@formatjs/icu-messageformat-parser';

/** Replaces a message in the code with its parsed syntax tree. */
export const precompileMessages = (): PluginObj => ({
  visitor: {
    ObjectProperty({ node }) {
      const named = types.isIdentifier(node.key, { name: 'defaultMessage' });
      if (named && types.isStringLiteral(node.value)) node.value = types.valueToNode(parse(node.value.value));
    },
  },
});
