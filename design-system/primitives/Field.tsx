import type { ReactNode } from 'react';
import { Icon } from './Icon/Icon.tsx';
import { useFieldIds } from './useFieldIds.ts';

/** The props that every field takes for itself; all others go to its control. */
export interface FieldText {
  label: string;
  /** Help text under the field. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
}

/** Attributes that tie a control to its label, hint, count and error. */
interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldText {
  id: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
  /** A LengthCount of the control with the given id. */
  renderCount?: ((id: string) => ReactNode) | undefined;
  /** Whether hint and count share a line. */
  line?: boolean;
  /** Whether the error is announced as soon as it appears. */
  alert?: boolean;
}

/**
 * The inside of a field whose root has `fieldStyles`: the label above the control, and hint, count and error below it.
 */
export function Field({ label, hint, error, id, children, renderCount, line = false, alert = false }: FieldProps) {
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error, counted: renderCount !== undefined });
  const below = (
    <>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {renderCount?.(field)}
    </>
  );
  return (
    <>
      <label data-part="field-label" htmlFor={field}>
        {label}
      </label>
      {children({ ...aria, id: field })}
      {line && (hint || renderCount) ? <div data-part="field-below">{below}</div> : below}
      <FieldError id={errorId} role={alert ? 'alert' : undefined}>
        {error}
      </FieldError>
    </>
  );
}

/** Help text under a field. */
export function FieldHint({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <small data-part="field-hint" id={id}>
      {children}
    </small>
  ) : null;
}

interface FieldErrorProps {
  id: string;
  role?: 'alert' | undefined;
  children: string | undefined;
}

/** The error under a field. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return children ? (
    <strong data-part="field-error" id={id} role={role}>
      <Icon name="alert" size="small" data-part="error-icon" />
      {children}
    </strong>
  ) : null;
}
