import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { doneStyles, errorStyles } from '../../primitives/fieldStyles.ts';

const messages = defineMessages<{ summary: { count: number }; cancel: {} }>({
  summary: {
    id: 'form.summary',
    defaultMessage: '{count, plural, one {# entry is not right yet} other {# entries are not right yet}}',
  },
  cancel: { id: 'form.cancel', defaultMessage: 'Cancel' },
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
  /** Whether what it does can be undone by nobody. */
  grave?: boolean;
  /** Error of the form as a whole. */
  error?: string | undefined;
  /** If more than one field is refused, a summary leads to each. */
  refused?: readonly RefusedField[];
  /** Whether it is being submitted: further submits are ignored. */
  busy?: boolean;
  /** Said as a status once it was sent, if the page stays. */
  done?: string | undefined;
  /** Puts it away, where it was opened on the page. */
  onCancel?: (() => void) | undefined;
  /** `inline`: among other content, no wider than a text, its button as wide as its word. */
  'data-layout'?: 'inline' | undefined;
}

/** A link of the summary moves the focus without adding to the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * Fields one below the other, what was refused above them, and the button that sends them. The browser checks nothing: what
 * is missing is said under its field, by the form, or by the page that it is posted to before the scripts have come.
 */
export function Form({
  submit,
  grave = false,
  error,
  refused = [],
  busy = false,
  done,
  onCancel,
  children,
  ...rest
}: FormProps) {
  const { formatMessage } = useIntl();
  return (
    <Root method="post" noValidate data-component="Form" {...rest} aria-busy={busy || undefined}>
      {error !== undefined && (
        <strong data-part="form-error" role="alert">
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
      {refused.length > 1 && (
        <div data-part="form-summary" role="alert">
          <strong data-part="form-summary-title">{formatMessage(messages.summary, { count: refused.length })}</strong>
          <ul data-part="form-summary-list" role="list">
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
      <div data-part="form-buttons">
        <Button type="submit" kind={grave ? 'grave' : 'filled'} size="large" busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button kind="quiet" size="large" onClick={onCancel}>
            {formatMessage(messages.cancel)}
          </Button>
        )}
      </div>
      {done !== undefined && (
        <p data-part="form-done" role="status">
          <Icon name="check" size="small" data-part="done-icon" />
          {done}
        </p>
      )}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[4]};
  /* No field is easier to fill in for being wider, nor a button easier to press. */
  max-inline-size: ${size.form};

  &[data-layout='inline'] {
    max-inline-size: calc(${size.reading} + ${space[14]});
  }
  & [data-part='form-buttons'] {
    display: grid;
    gap: ${space[2]};
  }
  @media not ${media.xs} {
    &[data-layout='inline'] [data-part='form-buttons'] {
      display: flex;
      flex-wrap: wrap;
    }
  }

  & [data-part='form-error'] {
    ${errorStyles}
  }

  & [data-part='form-done'] {
    ${doneStyles}
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
  & [data-part='form-summary-list'] {
    display: grid;
    gap: ${space[2]};
  }
  & [data-part='form-summary-link'] {
    color: ${color.bad};
    text-decoration: underline;
  }
`;
