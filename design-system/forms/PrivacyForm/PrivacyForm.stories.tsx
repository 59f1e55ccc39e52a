import { defaultOpenTabs } from '@afterglow/contract/memberTabs';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { PrivacyForm } from './PrivacyForm.tsx';
import { privacyForm, type PrivacySettings } from './PrivacyForm.view.ts';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const untouched: PrivacySettings = {
  openTabs: [...defaultOpenTabs],
  friendTabs: [],
  onlineTo: 'me',
  activityTo: 'me',
  listed: true,
};

const meta = preview.meta({ component: PrivacyForm, render: translatedErrors(PrivacyForm) });

export const Untouched = meta.story(fromView(PrivacyForm, privacyForm, untouched));
export const MostlyForFriends = meta.story(
  fromView(PrivacyForm, privacyForm, {
    openTabs: ['info'],
    friendTabs: ['favourite_videos', 'friends', 'wall'],
    onlineTo: 'friends',
    activityTo: 'everybody',
    listed: true,
  }),
);
export const EverythingClosed = meta.story(
  fromView(PrivacyForm, privacyForm, { openTabs: [], friendTabs: [], onlineTo: 'me', activityTo: 'me', listed: false }),
);
/** Before an API that knows no friends as an audience. */
export const TwoAnswers = meta.story(fromView(PrivacyForm, privacyForm, { openTabs: ['wall', 'info'] }));
/** Before an API that tells nobody what members do. */
export const WithoutActivity = meta.story(
  fromView(PrivacyForm, privacyForm, { openTabs: ['info'], friendTabs: [], onlineTo: 'me', listed: true }),
);
export const Busy = meta.story(fromView(PrivacyForm, privacyForm, untouched, { busy: true }));
export const Refused = meta.story(
  fromView(PrivacyForm, privacyForm, untouched, {
    errors: { online_to: 'Something in this is not right. Check it, please.' },
  }),
);
export const RefusedByTheServer = meta.story(
  fromView(PrivacyForm, privacyForm, untouched, {
    errors: { notify: 'We could not save this. Check your connection, then try again.' },
  }),
);
export const Saved = meta.story(fromView(PrivacyForm, privacyForm, untouched, { done: true }));
export const ClosedByKeyboard = meta.story({
  ...fromView(PrivacyForm, privacyForm, untouched, { onSubmit }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const listed = canvas.getByRole('checkbox');
    for (let stop = 0; stop < 9; stop += 1) await userEvent.tab();
    await expect(listed).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(listed).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});
