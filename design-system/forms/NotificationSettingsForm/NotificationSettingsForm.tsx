import { defineMessages, useIntl } from 'react-intl';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { Select, type SelectChoice } from '../../primitives/Select/Select.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  kinds: { id: 'notificationSettingsForm.kinds', defaultMessage: 'What you are told' },
  digest: { id: 'notificationSettingsForm.digest', defaultMessage: 'By mail' },
  hint: {
    id: 'notificationSettingsForm.hint',
    defaultMessage: 'A mail says how many notifications there are, but no names and no titles.',
  },
  submit: { id: 'notificationSettingsForm.submit', defaultMessage: 'Save notifications' },
  done: { id: 'notificationSettingsForm.done', defaultMessage: 'It has been saved what you are told.' },
});

export interface NotificationSettingsFormProps extends FormProps<'kinds' | 'digest'> {
  /** The kinds of notifications; `value` is submitted for each that is ticked. */
  kinds: readonly { value: string; label: string }[];
  /** Periods at which unread notifications can be mailed. */
  periods: readonly SelectChoice[];
  /** Whether the settings have just been saved. */
  done?: boolean;
}

/** A form to choose what a member is told, and whether by mail. `kinds` is a comma-separated list of those that are on. */
export function NotificationSettingsForm({ kinds, periods, done = false, ...rest }: NotificationSettingsFormProps) {
  const { formatMessage } = useIntl();
  const labels = { kinds: formatMessage(messages.kinds), digest: formatMessage(messages.digest) };
  const { form, field, choices } = useFormFields(rest, labels);
  const { label, error } = field('kinds');
  const boxes = choices(
    'kinds',
    kinds.map(({ value }) => value),
  );
  return (
    <Form
      data-component="NotificationSettingsForm"
      {...form}
      submit={formatMessage(messages.submit)}
      done={done ? formatMessage(messages.done) : undefined}
    >
      <FieldGroup legend={label} error={error}>
        {boxes.map((box, index) => (
          <Checkbox {...box} key={box.value} label={kinds[index]?.label ?? box.value} />
        ))}
      </FieldGroup>
      <Select {...field('digest')} hint={formatMessage(messages.hint)} choices={periods} />
    </Form>
  );
}
