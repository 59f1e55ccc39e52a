/** Films like those that people have, based on public reports of failures elsewhere. */
import { damaged } from './recipes/damaged.ts';
import { discs } from './recipes/discs.ts';
import { editors } from './recipes/editors.ts';
import { long } from './recipes/long.ts';
import { phones } from './recipes/phones.ts';
import { recorders } from './recipes/recorders.ts';
import { sounds } from './recipes/sounds.ts';
import { windows } from './recipes/windows.ts';
import type { Recipe } from './recipe.ts';

export const recipes: readonly Recipe[] = [
  ...phones,
  ...discs,
  ...editors,
  ...recorders,
  ...windows,
  ...sounds,
  ...damaged,
  ...long,
];
