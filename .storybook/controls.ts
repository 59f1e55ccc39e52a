import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** Whether a control can neither show nor edit a value: it is or contains an element or a function. */
const isDrawn = (value: unknown): boolean =>
  isValidElement(value) ||
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isDrawn));

/** Returns the type of a primitive value; undefined for lists, objects and null. */
function typeOf(value: unknown): SBType | undefined {
  const name = typeof value;
  return name === 'string' || name === 'number' || name === 'boolean' ? { name } : undefined;
}

/**
 * Gives args a control that fits their values. The documented type of `string | null` is "union", of `ReactNode`
 * "other", and Storybook offers a JSON editor for both: there the story's own value is more precise. Elements and
 * functions get no control.
 */
export const controlsOfValues: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (argType.control !== undefined) return [name, argType];
      if (isDrawn(value)) return [name, { ...argType, control: { disable: true } }];
      const type = argType.type?.name === 'union' || argType.type?.name === 'other' ? typeOf(value) : undefined;
      return [name, type ? { ...argType, type } : argType];
    }),
  );
