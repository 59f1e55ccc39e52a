import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import type { ComponentProps } from 'react';
import { AgePhotoForm } from '../../forms/AgePhotoForm/AgePhotoForm.tsx';
import { agePhotoForm } from '../../forms/AgePhotoForm/AgePhotoForm.view.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { AgeCheck } from './AgeCheck.tsx';
import { ageCheck } from './AgeCheck.view.ts';

const meta = preview.meta({
  component: AgeCheck,
  tags: ['alone'],
  parameters: { ...photographed, layout: 'fullscreen' },
});
const ways = { accounts: true };

export const Standard = meta.story(fromView(AgeCheck, ageCheck, { ...ways, demo: false }));
export const Demonstration = meta.story(fromView(AgeCheck, ageCheck, { ...ways, demo: true }));
export const NoAccounts = meta.story(fromView(AgeCheck, ageCheck, { accounts: false, demo: false }));
export const NoAccountsDemonstration = meta.story(fromView(AgeCheck, ageCheck, { accounts: false, demo: true }));

const member = { name: 'marlowe', state: 'photo' } as const;
type Photo = Parameters<typeof agePhotoForm>[0];

/** Args of the check for a signed-in member, with the form in the given state. */
const ofMember = (photo: Photo) => {
  const withForm = (who: typeof member, reader: Reader): ComponentProps<typeof AgeCheck> => ({
    ...ageCheck({ ...ways, member: who, demo: false }, reader),
    children: <AgePhotoForm {...agePhotoForm(photo, reader)} />,
  });
  return fromView(AgeCheck, withForm, member);
};

export const Member = meta.story(ofMember({}));
export const MemberProcessing = meta.story(ofMember({ busy: true }));
export const MemberRefused = meta.story(
  ofMember({
    errors: {
      file: 'The photo is too small. Choose one of at least 100 × 100 pixels.',
    },
  }),
);
export const MemberPending = meta.story(
  fromView(AgeCheck, ageCheck, { ...ways, member: { ...member, state: 'pending' }, demo: false }),
);
export const MemberPassed = meta.story(
  fromView(AgeCheck, ageCheck, { ...ways, member: { ...member, state: 'passed' }, demo: false }),
);
