import { useId } from 'react';

export interface FieldDescription {
  id?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether a LengthCount describes the field. */
  counted?: boolean;
}

/** Returns ids that link a control to its hint, its count and its error, and the corresponding ARIA attributes. */
export function useFieldIds({ id, hint, error, counted = false }: FieldDescription) {
  const generatedId = useId();
  const field = id ?? generatedId;
  const hintId = `${field}-hint`;
  const errorId = `${field}-error`;
  const described = [hint && hintId, counted && `${field}-count`, error && errorId].filter(Boolean).join(' ');
  return {
    field,
    hintId,
    errorId,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const,
  };
}
