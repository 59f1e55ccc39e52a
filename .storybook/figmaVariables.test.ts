import { colors } from '@afterglow/tokens/catalogue';
import { expect, test } from 'vitest';
import { figmaVariables, toRgba } from './figmaVariables.ts';

test('a colour is given in parts of 1', () => {
  expect(toRgba('#fff')).toEqual({ r: 1, g: 1, b: 1, a: 1 });
  expect(toRgba('#33000080')).toEqual({ r: 0.2, g: 0, b: 0, a: 0.502 });
});

test('every colour has a value in both themes, and every variable and mode that is named exists', () => {
  const { variables, variableModes, variableModeValues, variableCollections } = figmaVariables();
  const ids = new Set(variables.map(({ id }) => id));
  const modes = new Set(variableModes.map(({ id }) => id));
  expect(variableModeValues.filter(({ modeId }) => modeId === 'light')).toHaveLength(colors.length);
  expect(variableModeValues.filter(({ variableId, modeId }) => !ids.has(variableId) || !modes.has(modeId))).toEqual([]);
  expect(variableCollections.every(({ initialModeId }) => modes.has(initialModeId))).toBe(true);
  expect(variables.find(({ name }) => name === 'space/2')).toMatchObject({ resolvedType: 'FLOAT' });
});
