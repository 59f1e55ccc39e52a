import { color, font, media, radius, size, space } from '@afterglow/tokens';
import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { doneStyles, errorStyles } from '../../primitives/fieldStyles.ts';
import { SubmitKindContext } from '../submitKind.ts';

const messages = defineMessages<{ summary: { count: number }; cancel: {} }>({
  summary: {
    id: 'form.summary',
    defaultMessage: '{count, plural, one {# entry is not right yet} other {# entries are not right yet}}',
  },
  cancel: { id: 'form.cancel', defaultMessage: 'Cancel' },
});

/** A field that was refused. */
export interface RefusedField {
  /** Id of its input. */
  id: string;
  label: string;
  error: string;
}

export interface FormProps extends ComponentProps<'form'> {
  /** Text of the submit button. */
  submit: string;
  /** Marks a form with an effect that nobody can undo. */
  grave?: boolean;
  /** Error of the form as a whole. */
  error?: string | undefined;
  /** Refused fields, in display order. If there are several, a summary links to each. */
  refused?: readonly RefusedField[];
  /** Whether it is being submitted: further submits are ignored. */
  busy?: boolean;
  /** Message after a submission, announced as a status, if the page stays. */
  done?: string | undefined;
  /** Closes a form that was opened on the page; adds a Cancel button. */
  onCancel?: (() => void) | undefined;
  /** `inline`: among other content, no wider than running text, with a button as wide as its label. */
  'data-layout'?: 'inline' | undefined;
}

/** Moves the focus to the field that a link of the summary refers to, without adding a history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * A form, named by its button: errors, the fields below each other, and the submit button. The browser's own validation is off: errors are
 * shown below their fields, by the form or, before hydration, by the page to which it is posted.
 */
export function Form({ grave = false, refused = [], busy = false, ...props }: FormProps) {
  const { submit, error, done, onCancel, children, ...rest } = props;
  const { formatMessage } = useIntl();
  const kind = useContext(SubmitKindContext);
  return (
    <Root method="post" noValidate aria-label={submit} data-component="Form" {...rest} aria-busy={busy || undefined}>
      {error !== undefined && (
        <strong data-part="form-error" role="alert">
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
      {refused.length > 1 && <Summary refused={refused} />}
      {children}
      <div data-part="form-buttons">
        <Button type="submit" kind={grave ? 'grave' : kind} size="large" busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button kind="quiet" size="large" onClick={onCancel}>
            {formatMessage(messages.cancel)}
          </Button>
        )}
      </div>
      {done !== undefined && (
        <p data-part="form-done">
          <Icon name="check" size="small" data-part="done-icon" />
          {done}
        </p>
      )}
      <Announcement sentence={done} />
    </Root>
  );
}

/** Links to the refused fields. */
function Summary({ refused }: { refused: NonNullable<FormProps['refused']> }) {
  const { formatMessage } = useIntl();
  return (
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
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[4]};
  /* Neither a field nor a button is easier to use if it is wider. */
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
