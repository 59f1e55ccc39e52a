import { defaultOpenTabs } from '@afterglow/contract/memberTabs';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { PrivacyForm } from './PrivacyForm.tsx';
import { privacyForm } from './PrivacyForm.view.ts';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const openTabs = [...defaultOpenTabs];

const meta = preview.meta({ component: PrivacyForm, render: translatedErrors(PrivacyForm) });

export const Untouched = meta.story(fromView(PrivacyForm, privacyForm, { openTabs }));
export const EverythingClosed = meta.story(fromView(PrivacyForm, privacyForm, { openTabs: [] }));
export const Busy = meta.story(fromView(PrivacyForm, privacyForm, { openTabs }, { busy: true }));
export const Refused = meta.story(
  fromView(
    PrivacyForm,
    privacyForm,
    { openTabs },
    { errors: { tabs: 'Something in this is not right. Check it, please.' } },
  ),
);
export const RefusedByTheServer = meta.story(
  fromView(
    PrivacyForm,
    privacyForm,
    { openTabs },
    { errors: { notify: 'We could not save this. Check your connection, then try again.' } },
  ),
);
export const Saved = meta.story(fromView(PrivacyForm, privacyForm, { openTabs }, { done: true }));
export const ClosedByKeyboard = meta.story({
  ...fromView(PrivacyForm, privacyForm, { openTabs }, { onSubmit }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const [first] = canvas.getAllByRole('checkbox');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});
