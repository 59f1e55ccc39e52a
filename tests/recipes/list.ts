import { cardField } from './list/cardField.ts';
import { filter } from './list/filter.ts';
import { formField } from './list/formField.ts';
import { language } from './list/language.ts';
import { sort } from './list/sort.ts';
import { token } from './list/token.ts';
import type { Recipe } from './recipe.ts';

/** The recipes of CONTRIBUTING.md, in its order. */
export const recipes: readonly Recipe[] = [cardField, sort, filter, token, formField, language];
