import { size, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { Select, type SelectChoice } from '../../primitives/Select/Select.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  tabs: { id: 'privacyForm.tabs', defaultMessage: 'What others may see of your page' },
  hint: {
    id: 'privacyForm.hint',
    defaultMessage: 'History, later videos and subscriptions are always seen by you alone.',
  },
  online: { id: 'privacyForm.online', defaultMessage: 'Who sees that you are here now' },
  activity: { id: 'privacyForm.activity', defaultMessage: 'Who sees in the community what you do' },
  activityHint: {
    id: 'privacyForm.activityHint',
    defaultMessage:
      'New playlists, comments on videos, uploads and friends. Nobody is told of a tab that they may not see.',
  },
  listed: { id: 'privacyForm.listed', defaultMessage: 'Stand in the list of the community' },
  submit: { id: 'privacyForm.submit', defaultMessage: 'Save who may see what' },
  done: { id: 'privacyForm.done', defaultMessage: 'It has been saved who may see what.' },
});

const order = ['uploaded_videos', 'favourite_videos', 'playlists', 'friends', 'wall', 'info'] as const;
type Tab = (typeof order)[number];
export type PrivacyField = Tab | 'online_to' | 'activity_to' | 'listed';

export interface PrivacyFormProps extends FormProps<PrivacyField> {
  /** Names of the tabs. */
  tabs: Readonly<Record<Tab, string>>;
  /** The audiences that a tab can be opened to. */
  audiences: readonly SelectChoice[];
  /** Whether the form also asks who sees the member online, and whether the member is listed. */
  presence?: boolean;
  /** Whether the form also asks who sees what the member does. */
  activity?: boolean;
  /** Whether the settings have just been saved. */
  done?: boolean;
}

/** A form to choose who sees which tab of a member's page (R82), that the member is online, and the member at all. */
export function PrivacyForm({
  tabs,
  audiences,
  presence = true,
  activity = true,
  done = false,
  ...rest
}: PrivacyFormProps) {
  const { formatMessage } = useIntl();
  const { form, field, tick } = useFormFields(rest, {
    ...tabs,
    online_to: formatMessage(messages.online),
    activity_to: formatMessage(messages.activity),
    listed: formatMessage(messages.listed),
  });
  const audienceOf = (name: Exclude<PrivacyField, 'listed'>, hint?: string) => (
    <Select key={name} {...field(name)} {...(hint && { hint })} choices={audiences} autoComplete="off" />
  );
  return (
    <Form
      data-component="PrivacyForm"
      {...form}
      submit={formatMessage(messages.submit)}
      done={done ? formatMessage(messages.done) : undefined}
    >
      <FieldGroup legend={formatMessage(messages.tabs)} hint={formatMessage(messages.hint)}>
        <Answers>{order.map((tab) => audienceOf(tab))}</Answers>
      </FieldGroup>
      {presence && (
        <>
          {audienceOf('online_to')}
          {activity && audienceOf('activity_to', formatMessage(messages.activityHint))}
          <Checkbox {...tick('listed')} />
        </>
      )}
    </Form>
  );
}

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.menu}), 1fr));
  gap: ${space[4]};
`;
