import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldText } from '../Field.tsx';
import { LengthCount } from '../LengthCount/LengthCount.tsx';
import { disabledLabel, fieldStyles, inputStyles } from '../fieldStyles.ts';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldText {
  /**
   * Maximum length in code points of the trimmed text, like all limits; counted down under the field. Longer text can
   * be typed, but is reported as too long.
   */
  limit?: number;
}

/** Multi-line text field. `ref` and other props go to the textarea, `className` to the root. */
export function TextArea({ label, hint, error, limit, id, className, ...rest }: TextAreaProps) {
  const text = String(rest.value ?? rest.defaultValue ?? '');
  const renderCount =
    limit === undefined ? undefined : (field: string) => <LengthCount field={field} text={text} limit={limit} />;
  return (
    <Root className={className} data-component="TextArea" data-invalid={error ? true : undefined}>
      <Field label={label} hint={hint} error={error} id={id} renderCount={renderCount} line>
        {(control) => <Box data-part="text-area-input" rows={4} {...rest} {...control} />}
      </Field>
    </Root>
  );
}

const Root = styled.div`
  ${fieldStyles}
  &:has([data-part='text-area-input']:disabled) [data-part='field-label'] {
    ${disabledLabel}
  }

  /* Hint and count share a line. */
  & [data-part='field-below'] {
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
