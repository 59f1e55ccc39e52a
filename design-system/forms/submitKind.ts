import { createContext, createElement, type ReactNode } from 'react';
import type { ButtonProps } from '../primitives/Button/Button.tsx';

/** Look of the buttons that submit a form: filled, unless other forms are in view with it. */
export const SubmitKindContext = createContext<NonNullable<ButtonProps['kind']>>('filled');

/** Around forms that stand on one page together: none of their buttons is filled, as only one in view may be. */
export const FormsTogether = ({ children }: { children: ReactNode }) =>
  createElement(SubmitKindContext, { value: 'outlined' }, children);
