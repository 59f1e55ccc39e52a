import { defineMessages, useIntl } from 'react-intl';
import { Select, type SelectProps } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  gender: { id: 'profileInfoForm.gender', defaultMessage: 'Gender' },
  orientation: { id: 'profileInfoForm.orientation', defaultMessage: 'Orientation' },
  relationship: { id: 'profileInfoForm.relationship', defaultMessage: 'Relationship' },
  birthDate: { id: 'profileInfoForm.birthDate', defaultMessage: 'Date of birth' },
  birthDateHint: {
    id: 'profileInfoForm.birthDateHint',
    defaultMessage: 'Others see it on your page, with your age. Leave it empty to keep it to yourself.',
  },
  country: { id: 'profileInfoForm.country', defaultMessage: 'Country' },
  education: { id: 'profileInfoForm.education', defaultMessage: 'Education' },
  website: { id: 'profileInfoForm.website', defaultMessage: 'Website' },
  websiteHint: { id: 'profileInfoForm.websiteHint', defaultMessage: 'The whole address, beginning with https://' },
  submit: { id: 'profileInfoForm.submit', defaultMessage: 'Save the profile' },
  done: { id: 'profileInfoForm.done', defaultMessage: 'Your profile has been saved.' },
});

export type ProfileInfoField =
  | 'gender'
  | 'orientation'
  | 'relationship'
  | 'birth_date'
  | 'country'
  | 'education'
  | 'website';

export interface ProfileInfoFormProps extends FormProps<ProfileInfoField> {
  /** The available options; the first of each stands for no answer. */
  choices: Readonly<Record<'gender' | 'orientation' | 'relationship' | 'country', SelectProps['choices']>>;
  /** Whether the profile has just been saved. */
  done?: boolean;
}

/** A form for what members tell about themselves (R85). Nothing is required. */
export function ProfileInfoForm({ choices, done = false, ...rest }: ProfileInfoFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, {
    gender: formatMessage(messages.gender),
    orientation: formatMessage(messages.orientation),
    relationship: formatMessage(messages.relationship),
    birth_date: formatMessage(messages.birthDate),
    country: formatMessage(messages.country),
    education: formatMessage(messages.education),
    website: formatMessage(messages.website),
  });
  return (
    <Form
      data-component="ProfileInfoForm"
      {...form}
      submit={formatMessage(messages.submit)}
      done={done ? formatMessage(messages.done) : undefined}
    >
      <Select {...field('gender')} choices={choices.gender} autoComplete="sex" />
      <Select {...field('orientation')} choices={choices.orientation} autoComplete="off" />
      <Select {...field('relationship')} choices={choices.relationship} autoComplete="off" />
      <TextField
        {...field('birth_date')}
        type="date"
        hint={formatMessage(messages.birthDateHint)}
        autoComplete="bday"
      />
      <Select {...field('country')} choices={choices.country} autoComplete="country" />
      <TextField {...field('education')} autoComplete="off" />
      <TextField
        {...field('website')}
        type="url"
        dir="ltr"
        inputMode="url"
        hint={formatMessage(messages.websiteHint)}
        autoComplete="url"
      />
    </Form>
  );
}
