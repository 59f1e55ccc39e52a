import { colors, radius, size, space } from '@afterglow/tokens/catalogue';

interface Variable {
  action: 'CREATE';
  id: string;
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT';
  description?: string;
}
interface Value {
  variableId: string;
  modeId: string;
  value: number | { r: number; g: number; b: number; a: number };
}

/** Returns "#rgb", "#rrggbb" or "#rrggbbaa" as Figma has colours: parts of 1. */
export function toRgba(hex: string): { r: number; g: number; b: number; a: number } {
  const digits = hex.slice(1);
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (place: number) => Number((Number.parseInt(full.slice(place, place + 2), 16) / 255).toFixed(4));
  return { r: part(0), g: part(2), b: part(4), a: full.length > 6 ? part(6) : 1 };
}

const colours = 'colours';
const sizes = 'sizes';

const variable = (
  collection: string,
  name: string,
  resolvedType: Variable['resolvedType'],
  description?: string,
): Variable => ({
  ...{ action: 'CREATE', id: `${collection}/${name}`, name, variableCollectionId: collection, resolvedType },
  ...(description !== undefined && { description }),
});

/** Pixels of all lengths that are given in pixels, by their name with the group before it. */
const lengths = (): [name: string, pixels: number][] =>
  Object.entries({ space, radius, size }).flatMap(([group, tokens]) =>
    tokens.flatMap(({ name, value }): [string, number][] =>
      /^[\d.]+px$/.test(value) ? [[`${group}/${name}`, Number.parseFloat(value)]] : [],
    ),
  );

/** Returns the tokens as the body of Figma's call that creates variables: colours by theme, and lengths. */
export function figmaVariables() {
  const all: Variable[] = [
    ...colors.map(({ name, says }) => variable(colours, name, 'COLOR', says)),
    ...lengths().map(([name]) => variable(sizes, name, 'FLOAT')),
  ];
  const values: Value[] = [
    ...colors.flatMap(({ name, dark, light }) => [
      { variableId: `${colours}/${name}`, modeId: 'dark', value: toRgba(dark.hex) },
      { variableId: `${colours}/${name}`, modeId: 'light', value: toRgba(light.hex) },
    ]),
    ...lengths().map(([name, value]) => ({ variableId: `${sizes}/${name}`, modeId: 'any', value })),
  ];
  return {
    variableCollections: [
      { action: 'CREATE', id: colours, name: 'Colours', initialModeId: 'dark' },
      { action: 'CREATE', id: sizes, name: 'Sizes', initialModeId: 'any' },
    ],
    variableModes: [
      { action: 'UPDATE', id: 'dark', name: 'Dark', variableCollectionId: colours },
      { action: 'CREATE', id: 'light', name: 'Light', variableCollectionId: colours },
      { action: 'UPDATE', id: 'any', name: 'Any', variableCollectionId: sizes },
    ],
    variables: all,
    variableModeValues: values,
  };
}
