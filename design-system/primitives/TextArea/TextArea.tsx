import { color, font, size, space } from '@afterglow/tokens';
import { useState, type ComponentProps, type InputEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { disabledLabel, fieldStyles, inputStyles } from '../fieldStyles.ts';
import { useFieldIds } from '../useFieldIds.ts';

const messages = defineMessages<{ count: { typed: number; limit: number } }>({
  count: { id: 'textArea.count', defaultMessage: '{typed, number} of {limit, number}' },
});

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /**
   * Maximum length in code points of the trimmed text, as everywhere; counted under the field. Longer text can be
   * typed, but is reported as too long.
   */
  limit?: number;
}

const lengthOf = (text: TextAreaProps['value']): number => [...String(text ?? '').trim()].length;

/** Multi-line text field. `ref` and other props go to the textarea, `className` to the root. */
export function TextArea({ label, hint, error, limit, id, className, onInput, ...rest }: TextAreaProps) {
  const { formatMessage } = useIntl();
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error });
  const [typed, setTyped] = useState(() => lengthOf(rest.value ?? rest.defaultValue));
  const counted = (event: InputEvent<HTMLTextAreaElement>) => {
    setTyped(lengthOf(event.currentTarget.value));
    onInput?.(event);
  };
  return (
    <Root
      className={className}
      data-component="TextArea"
      data-invalid={error ? true : undefined}
      data-over={limit !== undefined && typed > limit ? true : undefined}
    >
      <label data-part="field-label" htmlFor={field}>
        {label}
      </label>
      <Box rows={4} {...rest} {...aria} id={field} onInput={counted} />
      {(hint || limit !== undefined) && (
        <div data-part="text-area-below">
          {hint && (
            <small data-part="field-hint" id={hintId}>
              {hint}
            </small>
          )}
          {limit !== undefined && (
            <output data-part="text-area-count" htmlFor={field}>
              {formatMessage(messages.count, { typed, limit })}
            </output>
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
  &:has(textarea:disabled) [data-part='field-label'] {
    ${disabledLabel}
  }

  /* Hint and count share a line. */
  & [data-part='text-area-below'] {
    display: flex;
    gap: ${space[4]};
    align-items: baseline;
  }

  & [data-part='text-area-count'] {
    flex: none;
    margin-inline-start: auto;
    color: ${color.faint};
    font: ${font.fine};
    font-variant-numeric: tabular-nums;
  }

  &[data-over] [data-part='text-area-count'] {
    color: ${color.bad};
  }

  /* Nothing counts there. */
  @media (scripting: none) {
    & [data-part='text-area-count'] {
      display: none;
    }
  }
`;

const Box = styled.textarea`
  ${inputStyles}
  display: block;
  min-block-size: calc(${size.controlLarge} * 2);
  /* It grows with what is written, but not until its label and its button are out of sight. */
  max-block-size: calc(${size.controlLarge} * 6);
  resize: vertical;
  field-sizing: content;
`;
