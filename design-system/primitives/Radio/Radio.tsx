import { color } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { choiceStyles } from '../fieldStyles.ts';
import { useFieldIds } from '../useFieldIds.ts';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  hint?: string | undefined;
}

/**
 * One of a few exclusive choices; use inside a FieldGroup. `ref` and other props go to the input, `className` to the
 * root.
 */
export function Radio({ label, hint, id, className, ...rest }: RadioProps) {
  const { field, hintId, aria } = useFieldIds({ id, hint });
  return (
    <Root className={className} data-component="Radio">
      <input data-part="choice-input" {...aria} {...rest} type="radio" id={field} />
      <label data-part="choice-label" htmlFor={field}>
        {label}
      </label>
      {hint && (
        <small data-part="choice-hint" id={hintId}>
          {hint}
        </small>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${choiceStyles}

  [data-part='choice-input'],
  [data-part='choice-input']::after {
    border-radius: 50%;
  }

  [data-part='choice-input']:checked::after {
    position: absolute;
    inset: 28%;
    background: ${color.onAccent};
    content: '';
  }

  [data-part='choice-input']:checked:disabled::after {
    background: ${color.faint};
  }
`;
