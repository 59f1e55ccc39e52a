import stylelint from 'stylelint';
import { em, rawNumbers } from './rawNumbers.mjs';

/** Requires lengths in media and container conditions to be tokens: `@container ${container.five}`. */
const ruleName = 'afterglow/conditions-from-tokens';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (found) => `"${found}" belongs into the tokens (tokens/source)`,
});

const rule = (enabled) => (root, result) => {
  if (!enabled) return;
  root.walkAtRules(/^(?:media|container|custom-media)$/i, (node) => {
    for (const pattern of [...rawNumbers, em]) {
      const [word] = pattern.exec(node.params) ?? [];
      if (word)
        stylelint.utils.report({ ruleName, result, node, word, message: messages.rejected, messageArgs: [word] });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = {};

export default stylelint.createPlugin(ruleName, rule);
