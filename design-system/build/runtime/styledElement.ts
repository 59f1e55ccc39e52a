import { createElement, type ElementType } from 'react';

/** What the build puts in place of styled components: see designSystemPlugin.ts. */

export const joinClassNames = (passed: string | undefined, own: string): string => (passed ? `${passed} ${own}` : own);

interface StyledProps {
  as?: ElementType;
  className?: string;
}

/** An element that is chosen by `as`, or a component that passes its class name on. */
export const styledElement = (target: ElementType, own: string) =>
  function Styled({ as = target, className, ...props }: StyledProps) {
    return createElement(as, { ...props, className: joinClassNames(className, own) });
  };
