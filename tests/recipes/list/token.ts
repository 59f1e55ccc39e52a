import { types, vitest, type Recipe } from '../recipe.ts';

/** A size. */
export const token: Recipe = {
  heading: 'A token',
  edits: [
    {
      file: 'tokens/source/scales.json',
      find: '    "touch": { "$value": { "value": 44, "unit": "px" } },\n',
      replace:
        '    "touch": { "$value": { "value": 44, "unit": "px" } },\n    "knob": { "$value": { "value": 28, "unit": "px" } },\n',
    },
  ],
  commands: [types, vitest('tokens')],
};
