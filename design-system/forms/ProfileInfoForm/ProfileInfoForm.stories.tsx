import { fullMembers } from '@afterglow/fixtures/data/members';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { ProfileInfoForm } from './ProfileInfoForm.tsx';
import { profileInfoForm } from './ProfileInfoForm.view.ts';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const allRefused = {
  gender: 'Something in this is not right. Check it, please.',
  orientation: 'Something in this is not right. Check it, please.',
  relationship: 'Something in this is not right. Check it, please.',
  birth_date: 'Give the day you were born, at least 18 years ago.',
  country: 'Something in this is not right. Check it, please.',
  education: 'Write at most 120 characters.',
  website: 'Write the whole address, such as https://your-site.example/.',
};

const meta = preview.meta({ component: ProfileInfoForm, render: translatedErrors(ProfileInfoForm) });

export const Untouched = meta.story(fromView(ProfileInfoForm, profileInfoForm, fullMembers.bare));
export const FilledIn = meta.story(fromView(ProfileInfoForm, profileInfoForm, fullMembers.own));
export const Busy = meta.story(fromView(ProfileInfoForm, profileInfoForm, fullMembers.own, { busy: true }));
export const EveryFieldRefused = meta.story(
  fromView(ProfileInfoForm, profileInfoForm, fullMembers.own, { errors: allRefused }),
);
export const RefusedByTheServer = meta.story(
  fromView(ProfileInfoForm, profileInfoForm, fullMembers.own, {
    errors: { notify: 'We could not save this. Check your connection, then try again.' },
  }),
);
export const Saved = meta.story(fromView(ProfileInfoForm, profileInfoForm, fullMembers.own, { done: true }));
export const FilledInByKeyboard = meta.story({
  ...fromView(ProfileInfoForm, profileInfoForm, fullMembers.bare, { onSubmit }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(canvas.getAllByRole('combobox')[0]).toHaveFocus();
    const [education, website] = canvas.getAllByRole('textbox');
    education?.focus();
    await userEvent.keyboard('Evening school');
    await userEvent.tab();
    await expect(website).toHaveFocus();
    await userEvent.paste('https://night-heron.example/');
    await expect(website).toHaveValue('https://night-heron.example/');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});
