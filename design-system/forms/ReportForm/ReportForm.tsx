import type { ComponentProps } from 'react';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { Radio } from '../../primitives/Radio/Radio.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Captcha, type CaptchaProgress } from '../Captcha/Captcha.tsx';
import { Form } from '../Form/Form.tsx';
import { emailField, useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  url: { id: 'reportForm.url', defaultMessage: 'Address of the page' },
  urlHint: { id: 'reportForm.urlHint', defaultMessage: 'As it stands in the address bar of your browser' },
  reason: { id: 'reportForm.reason', defaultMessage: 'Why should it not be here?' },
  time: { id: 'reportForm.time', defaultMessage: 'At which moment of the video?' },
  timeHint: { id: 'reportForm.timeHint', defaultMessage: 'Minutes and seconds, such as 5:12; may be left empty' },
  message: { id: 'reportForm.message', defaultMessage: 'What is wrong with it?' },
  name: { id: 'reportForm.name', defaultMessage: 'Your name' },
  email: { id: 'reportForm.email', defaultMessage: 'E-mail address' },
  emailHint: { id: 'reportForm.emailHint', defaultMessage: 'Only we see your name and address. We answer to it.' },
  goodFaith: {
    id: 'reportForm.goodFaith',
    defaultMessage: 'I believe in good faith that what I have written here is true and complete.',
  },
  captcha: { id: 'signUpForm.captcha', defaultMessage: 'Machine check' },
  submit: { id: 'reportForm.submit', defaultMessage: 'Send the report' },
});

const reasons = defineMessages({
  minor: { id: 'reportForm.minor', defaultMessage: 'It shows a minor' },
  intimate: { id: 'reportForm.intimate', defaultMessage: 'It shows me, or somebody else, without consent' },
  violence: { id: 'reportForm.violence', defaultMessage: 'Violence or force' },
  animals: { id: 'reportForm.animals', defaultMessage: 'Cruelty to animals' },
  copyright: { id: 'reportForm.copyright', defaultMessage: 'It is my work, used without permission' },
  spam: { id: 'reportForm.spam', defaultMessage: 'Advertising or fraud' },
  other: { id: 'reportForm.other', defaultMessage: 'Something else' },
});
/** Reason of a report, as it is sent. */
export type ReportReason = keyof typeof reasons;

/** In display order, the urgent ones first. */
const reasonOrder = ['minor', 'intimate', 'violence', 'animals', 'copyright', 'spam', 'other'] as const;

/** Hints at urgent reasons, with the promised time of processing. */
const urgent: Partial<Record<ReportReason, { id: string; defaultMessage: string }>> = defineMessages({
  minor: { id: 'reportForm.minorHint', defaultMessage: 'Looked at first, within 24 hours' },
  intimate: { id: 'reportForm.intimateHint', defaultMessage: 'Looked at first, and removed within 48 hours' },
});

type ReportField = 'url' | 'reason' | 'at_seconds' | 'message' | 'name' | 'email' | 'good_faith' | 'captcha';

export interface ReportFormProps extends FormProps<ReportField | 'object'> {
  /** Progress of the proof that the visitor is not a machine. */
  captcha: CaptchaProgress;
  /** Whether the report may be about a video, so that a position in it can be given. */
  timed: boolean;
  /**
   * Whether the URL in `values` is that of `values.object`; it is read-only then, so that the two cannot contradict
   * each other.
   */
  urlFixed?: boolean;
  /** Maximum number of characters of a message. */
  messageLimit: number;
}

/** The labels of the fields. */
const labelsOf = (formatMessage: IntlShape['formatMessage']): Record<ReportField, string> => ({
  url: formatMessage(messages.url),
  reason: formatMessage(messages.reason),
  at_seconds: formatMessage(messages.time),
  message: formatMessage(messages.message),
  name: formatMessage(messages.name),
  email: formatMessage(messages.email),
  good_faith: formatMessage(messages.goodFaith),
  captcha: formatMessage(messages.captcha),
});

/** A form to report content that should not be here: its URL, the reason, and who declares that in good faith. */
export function ReportForm({ captcha, timed, urlFixed = false, messageLimit, ...rest }: ReportFormProps) {
  const { formatMessage } = useIntl();
  const { form, field, tick, choices } = useFormFields<ReportField>(rest, labelsOf(formatMessage));
  const object = rest.values?.object ?? '';
  const { label: legend, error: wrongReason } = field('reason');
  const { id, error } = field('captcha');
  return (
    <Form data-component="ReportForm" {...form} submit={formatMessage(messages.submit)}>
      {object !== '' && <input type="hidden" name="object" value={object} />}
      <TextField
        {...field('url')}
        hint={urlFixed ? undefined : formatMessage(messages.urlHint)}
        readOnly={urlFixed}
        required
        dir="ltr"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Reasons legend={legend} error={wrongReason} choices={choices('reason', reasonOrder)} />
      {timed && <Time {...field('at_seconds')} />}
      <TextArea {...field('message')} limit={messageLimit} required />
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('email')} hint={formatMessage(messages.emailHint)} {...emailField} />
      <Checkbox {...tick('good_faith')} required />
      <Captcha
        {...captcha}
        id={id}
        name="captcha"
        waiting={rest.busy}
        error={captcha.state === 'solved' ? undefined : error}
      />
    </Form>
  );
}

function Reasons({
  legend,
  error,
  choices,
}: {
  legend: string;
  error: string | undefined;
  choices: readonly (Omit<ComponentProps<'input'>, 'value'> & { value: ReportReason })[];
}) {
  const { formatMessage } = useIntl();
  return (
    <FieldGroup legend={legend} error={error}>
      {choices.map((choice) => {
        const hint = urgent[choice.value];
        return (
          <Radio
            key={choice.value}
            {...choice}
            label={formatMessage(reasons[choice.value])}
            hint={hint && formatMessage(hint)}
            required
          />
        );
      })}
    </FieldGroup>
  );
}

/** The moment of the video that the report is about. */
function Time(props: ComponentProps<typeof TextField>) {
  const { formatMessage } = useIntl();
  return <TextField {...props} hint={formatMessage(messages.timeHint)} inputMode="text" autoComplete="off" />;
}
