import { defineMessages, useIntl } from 'react-intl';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  tabs: { id: 'privacyForm.tabs', defaultMessage: 'What others may see of your page' },
  hint: {
    id: 'privacyForm.hint',
    defaultMessage: 'What is not ticked is seen by you alone. History, later videos and subscriptions always are.',
  },
  submit: { id: 'privacyForm.submit', defaultMessage: 'Save who may see what' },
  done: { id: 'privacyForm.done', defaultMessage: 'It has been saved who may see what.' },
});

export interface PrivacyFormProps extends FormProps<'tabs'> {
  /** The tabs that can be opened to others; `value` is submitted for each that is ticked. */
  tabs: readonly { value: string; label: string }[];
  /** Whether the settings have just been saved. */
  done?: boolean;
}

/**
 * A form to choose which tabs of a member's page others may see (R82). The value of `tabs` is a comma-separated list of
 * the open ones.
 */
export function PrivacyForm({ tabs, done = false, ...rest }: PrivacyFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, { tabs: formatMessage(messages.tabs) });
  const { id, label, error, defaultValue = '', ref, ...control } = field('tabs');
  const open = defaultValue.split(',');
  return (
    <Form
      data-component="PrivacyForm"
      {...form}
      submit={formatMessage(messages.submit)}
      done={done ? formatMessage(messages.done) : undefined}
    >
      <FieldGroup legend={label} hint={formatMessage(messages.hint)} error={error}>
        {tabs.map((tab, index) => (
          <Checkbox
            {...control}
            // On the first only: react-hook-form would take the boxes for a single one and tick it.
            {...(index === 0 && { id, ref })}
            key={tab.value}
            label={tab.label}
            value={tab.value}
            defaultChecked={open.includes(tab.value)}
          />
        ))}
      </FieldGroup>
    </Form>
  );
}
