import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { errorStyles } from '../../primitives/fieldStyles.ts';
import { useHydrated } from '../../primitives/useHydrated.ts';

const messages = defineMessages<{ summary: { count: number } }>({
  summary: {
    id: 'form.summary',
    defaultMessage: '{count, plural, one {# entry is not right yet} other {# entries are not right yet}}',
  },
});

/** A field that was refused. */
export interface RefusedField {
  /** Of its input. */
  id: string;
  label: string;
  error: string;
}

export interface FormProps extends ComponentProps<'form'> {
  /** Text of the button that sends it. */
  submit: string;
  /** Error of the form as a whole. */
  error?: string | undefined;
  /** If more than one field is refused, a summary leads to each. */
  refused?: readonly RefusedField[];
  /** Whether it is being submitted: further submits are ignored. */
  busy?: boolean;
}

/** A link of the summary moves the focus without adding to the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * Fields one below the other, what was refused above them, and the button that sends them. Without script the browser
 * checks what is required; with it, the form says so itself.
 */
export function Form({ submit, error, refused = [], busy = false, children, ...rest }: FormProps) {
  const { formatMessage } = useIntl();
  const hydrated = useHydrated();
  return (
    <Root method="post" noValidate={hydrated} data-component="Form" {...rest} aria-busy={busy || undefined}>
      {error !== undefined && (
        <strong data-part="form-error" role="alert">
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
      {refused.length > 1 && (
        <div data-part="form-summary" role="alert">
          <strong data-part="form-summary-title">{formatMessage(messages.summary, { count: refused.length })}</strong>
          <ul role="list">
            {refused.map(({ id, label, error: sentence }) => (
              <li key={id}>
                <a data-part="form-summary-link" href={`#${id}`} onClick={focusField}>
                  {label}
                </a>
                {` – ${sentence}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <Button type="submit" kind="filled" size="large" busy={busy}>
        {submit}
      </Button>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[4]};

  & [data-part='form-error'] {
    ${errorStyles}
  }

  & [data-part='form-summary'] {
    display: grid;
    gap: ${space[2]};
    padding: ${space[3]} ${space[4]};
    border: ${size.ring} solid ${color.bad};
    border-radius: ${radius.field};
    font: ${font.small};
  }
  & [data-part='form-summary-title'] {
    color: ${color.text};
    font: ${font.label};
  }
  & [data-part='form-summary-link'] {
    color: ${color.bad};
    text-decoration: underline;
  }
`;
