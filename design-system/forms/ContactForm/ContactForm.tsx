import { size, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Radio } from '../../primitives/Radio/Radio.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Captcha, type CaptchaProgress } from '../Captcha/Captcha.tsx';
import { Form } from '../Form/Form.tsx';
import { emailField, useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  subject: { id: 'contactForm.subject', defaultMessage: 'What is it about?' },
  email: { id: 'contactForm.email', defaultMessage: 'E-mail address' },
  emailHint: { id: 'contactForm.emailHint', defaultMessage: 'We answer to this address.' },
  message: { id: 'contactForm.message', defaultMessage: 'Your message' },
  file: { id: 'contactForm.file', defaultMessage: 'A picture, if it helps' },
  fileHint: { id: 'contactForm.fileHint', defaultMessage: 'For instance of what you see on your screen' },
  captcha: { id: 'signUpForm.captcha', defaultMessage: 'Machine check' },
  submit: { id: 'contactForm.submit', defaultMessage: 'Send the message' },
});

const subjects = defineMessages({
  question: { id: 'contactForm.question', defaultMessage: 'A question' },
  technical: { id: 'contactForm.technical', defaultMessage: 'Something that does not work' },
});
type Subject = keyof typeof subjects;
const subjectOrder: readonly Subject[] = ['question', 'technical'];

const elsewhere = defineMessages({
  sooner: { id: 'contactForm.sooner', defaultMessage: 'Two things are dealt with sooner as a report:' },
  copyright: { id: 'contactForm.copyright', defaultMessage: 'My work is used without permission' },
  illegal: { id: 'contactForm.illegal', defaultMessage: 'Something is illegal, or shown without consent' },
});

export interface ContactFormProps extends FormProps<'subject' | 'email' | 'message' | 'file' | 'captcha'> {
  /** Progress of the proof that the visitor is not a machine. */
  captcha: CaptchaProgress;
  /** URLs of the report form, for the two subjects that require more than a message (D14). */
  reportHrefs: { copyright: string; illegal: string };
  /** Maximum number of characters of a message. */
  messageLimit: number;
  /** Maximum size of the picture in bytes. */
  maxFileBytes: number;
}

/** Links to the forms that are faster. */
function ReportLinks({ hrefs }: { hrefs: ContactFormProps['reportHrefs'] }) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="contact-report">
      <Text look="small" tone="soft">
        {formatMessage(elsewhere.sooner)}
      </Text>
      <Link href={hrefs.copyright} kind="alone" data-part="contact-report-link">
        {formatMessage(elsewhere.copyright)}
      </Link>
      <Link href={hrefs.illegal} kind="alone" data-part="contact-report-link">
        {formatMessage(elsewhere.illegal)}
      </Link>
    </div>
  );
}

/** A form for a message to the site, with an optional picture (R107). */
export function ContactForm({ captcha, reportHrefs, messageLimit, maxFileBytes, ...rest }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const { form, field, choices } = useFormFields(rest, {
    subject: formatMessage(messages.subject),
    email: formatMessage(messages.email),
    message: formatMessage(messages.message),
    file: formatMessage(messages.file),
    captcha: formatMessage(messages.captcha),
  });
  const { label: legend, error: wrongSubject } = field('subject');
  // A file input cannot have a default value.
  const { defaultValue: _, ...file } = field('file');
  const { id, error } = field('captcha');
  return (
    <Root data-component="ContactForm" encType="multipart/form-data" {...form} submit={formatMessage(messages.submit)}>
      <FieldGroup legend={legend} error={wrongSubject}>
        {choices('subject', subjectOrder).map((choice) => (
          <Radio key={choice.value} {...choice} label={formatMessage(subjects[choice.value])} required />
        ))}
      </FieldGroup>
      <ReportLinks hrefs={reportHrefs} />
      <TextField {...field('email')} hint={formatMessage(messages.emailHint)} {...emailField} />
      <TextArea {...field('message')} limit={messageLimit} required />
      <FileField {...file} hint={formatMessage(messages.fileHint)} accept="image/*" maxBytes={maxFileBytes} />
      <Captcha
        {...captcha}
        id={id}
        name="captcha"
        waiting={rest.busy}
        error={captcha.state === 'solved' ? undefined : error}
      />
    </Root>
  );
}

const Root = styled(Form)`
  & [data-part='contact-report'] {
    display: grid;
    justify-items: start;
    gap: ${space[1]};
    text-wrap: pretty;
  }
  & [data-part='contact-report-link'] {
    display: flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
`;
