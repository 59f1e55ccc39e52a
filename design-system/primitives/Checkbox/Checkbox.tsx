import { color, radius, size } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { choiceStyles, errorStyles } from '../fieldStyles.ts';
import { useFieldIds } from '../useFieldIds.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Text, with links to the pages it mentions. */
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A checkbox with its label. `ref` and other props go to the input, `className` to the root. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error });
  return (
    <Root className={className} data-component="Checkbox" data-invalid={error ? true : undefined}>
      <input data-part="choice-input" {...rest} {...aria} type="checkbox" id={field} />
      <label data-part="choice-label" htmlFor={field}>
        {label}
      </label>
      {hint && (
        <small data-part="choice-hint" id={hintId}>
          {hint}
        </small>
      )}
      {error && (
        <strong data-part="choice-error" id={errorId}>
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${choiceStyles}
  [data-part='choice-error'] {
    ${errorStyles}
    grid-column: 2;
  }

  [data-part='choice-input'] {
    border-radius: ${radius.badge};
  }

  [data-part='choice-input']:checked::after {
    position: absolute;
    inset-block-start: 18%;
    inset-inline-start: 34%;
    inline-size: 30%;
    block-size: 52%;
    border: solid ${color.onAccent};
    border-width: 0 ${size.ring} ${size.ring} 0;
    rotate: 45deg;
    content: '';
  }

  [data-part='choice-input']:checked:disabled::after {
    border-color: ${color.faint};
  }
`;
