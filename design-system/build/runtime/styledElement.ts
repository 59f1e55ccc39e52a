import { createElement, type ElementType } from 'react';

/** Joins class names in the code that replaces styled components: see designSystemPlugin.ts. */

export const joinClassNames = (passed: string | undefined, own: string): string => (passed ? `${passed} ${own}` : own);

interface StyledProps {
  as?: ElementType;
  className?: string;
}

/** Returns a component for an element that is chosen by `as`, or for a component that takes a class name. */
export const styledElement = (target: ElementType, own: string) =>
  function Styled({ as = target, className, ...props }: StyledProps) {
    return createElement(as, { ...props, className: joinClassNames(className, own) });
  };
