import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** What a control cannot show nor write: an element or a function, at whatever depth. */
const isDrawn = (value: unknown): boolean =>
  isValidElement(value) ||
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isDrawn));

/** The type of a single value; nothing of lists, objects and null. */
function typeOf(value: unknown): SBType | undefined {
  const name = typeof value;
  return name === 'string' || name === 'number' || name === 'boolean' ? { name } : undefined;
}

/**
 * Gives args a control that fits what they hold. The documentation of `string | null` says "union", of `ReactNode` "other", and
 * Storybook makes of both an editor of JSON: there the story's own value says more. What is drawn has none.
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
