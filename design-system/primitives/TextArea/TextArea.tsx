import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { LengthCount } from '../LengthCount/LengthCount.tsx';
import { disabledLabel, fieldStyles, inputStyles } from '../fieldStyles.ts';
import { useFieldIds } from '../useFieldIds.ts';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /**
   * Maximum length in code points of the trimmed text, like all limits; counted down under the field. Longer text can
   * be typed, but is reported as too long.
   */
  limit?: number;
}

/** Multi-line text field. `ref` and other props go to the textarea, `className` to the root. */
export function TextArea({ label, hint, error, limit, id, className, ...rest }: TextAreaProps) {
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error, counted: limit !== undefined });
  return (
    <Root className={className} data-component="TextArea" data-invalid={error ? true : undefined}>
      <label data-part="field-label" htmlFor={field}>
        {label}
      </label>
      <Box data-part="text-area-input" rows={4} {...rest} {...aria} id={field} />
      {(hint || limit !== undefined) && (
        <div data-part="text-area-below">
          {hint && (
            <small data-part="field-hint" id={hintId}>
              {hint}
            </small>
          )}
          {limit !== undefined && (
            <LengthCount field={field} text={String(rest.value ?? rest.defaultValue ?? '')} limit={limit} />
          )}
        </div>
      )}
      {error && (
        <strong data-part="field-error" id={errorId}>
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${fieldStyles}
  &:has([data-part='text-area-input']:disabled) [data-part='field-label'] {
    ${disabledLabel}
  }

  /* Hint and count share a line. */
  & [data-part='text-area-below'] {
    display: flex;
    gap: ${space[4]};
    align-items: baseline;
  }
`;

const Box = styled.textarea`
  ${inputStyles}
  display: block;
  min-block-size: calc(${size.controlLarge} * 2);
  /* Grows with the text, but only so far that its label and its button stay in view. */
  max-block-size: calc(${size.controlLarge} * 6);
  resize: vertical;
  field-sizing: content;
`;
