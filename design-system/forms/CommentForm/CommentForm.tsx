import { space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages<{
  comment: {};
  reply: { name: string };
  often: { count: number };
  login: {};
  signIn: {};
  submit: {};
  submitReply: {};
  edit: {};
  edited: {};
  submitEdit: {};
}>({
  comment: { id: 'commentForm.comment', defaultMessage: 'Your comment' },
  reply: { id: 'commentForm.reply', defaultMessage: 'Your reply to {name}' },
  often: {
    id: 'commentForm.often',
    defaultMessage: 'Everybody can read it. At most {count, plural, one {# comment} other {# comments}} in 10 minutes.',
  },
  login: { id: 'action.login', defaultMessage: 'Please log in to complete this action' },
  signIn: { id: 'commentForm.signIn', defaultMessage: 'Sign in' },
  submit: { id: 'commentForm.submit', defaultMessage: 'Post the comment' },
  edit: { id: 'commentForm.edit', defaultMessage: 'Edit your comment' },
  edited: { id: 'commentForm.edited', defaultMessage: 'Everybody can read it, and that it was edited.' },
  submitEdit: { id: 'commentForm.submitEdit', defaultMessage: 'Save the comment' },
  submitReply: { id: 'commentForm.submitReply', defaultMessage: 'Post the reply' },
});

export interface CommentFormProps extends FormProps<'text'> {
  /** Maximum number of characters of a comment. */
  limit: number;
  /** Number of comments that a member may post in ten minutes (R89). */
  perTenMinutes: number;
  /** For guests, who are told before they send a comment that it requires an account (R95). */
  signInHref?: string | undefined;
  /** Name of the member to whom it replies. */
  to?: string | undefined;
  /** Whether it changes a comment that is posted already. */
  edits?: boolean;
  /** Hidden fields that say what the comment is about. */
  fixed?: Readonly<Record<string, string>>;
  /** Closes the form of a reply or of an edit. */
  onCancel?: (() => void) | undefined;
}

/** Returns label, button and hint of a new comment, of a reply, or of an edit. */
function useTexts({ to, edits, perTenMinutes }: Pick<CommentFormProps, 'to' | 'edits' | 'perTenMinutes'>) {
  const { formatMessage } = useIntl();
  const often = formatMessage(messages.often, { count: perTenMinutes });
  if (edits)
    return {
      label: formatMessage(messages.edit),
      submit: formatMessage(messages.submitEdit),
      hint: formatMessage(messages.edited),
    };
  return to === undefined
    ? { label: formatMessage(messages.comment), submit: formatMessage(messages.submit), hint: often }
    : {
        label: formatMessage(messages.reply, { name: to }),
        submit: formatMessage(messages.submitReply),
        hint: often,
      };
}

/**
 * A form for a comment. Its page keeps the text as a draft, which is passed in `values`; the form's `onChange` reports
 * changes.
 */
export function CommentForm({
  limit,
  perTenMinutes,
  signInHref,
  to,
  edits = false,
  fixed = {},
  onCancel,
  ...rest
}: CommentFormProps) {
  const { formatMessage } = useIntl();
  const { label, submit, hint } = useTexts({ to, edits, perTenMinutes });
  const { form, field } = useFormFields(rest, { text: label });
  return (
    <Form data-component="CommentForm" data-layout="inline" {...form} onCancel={onCancel} submit={submit}>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {signInHref !== undefined && (
        <Guest>
          {/* After a refusal the form's error above says this already. */}
          {form.error === undefined && (
            <Text look="small" tone="soft">
              {formatMessage(messages.login)}
            </Text>
          )}
          <Link href={signInHref} kind="alone">
            {formatMessage(messages.signIn)}
          </Link>
        </Guest>
      )}
      <TextArea {...field('text')} hint={hint} limit={limit} required />
    </Form>
  );
}

const Guest = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
`;
