import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { AgeCheck } from './AgeCheck.tsx';
import { ageCheck } from './AgeCheck.view.ts';

const meta = preview.meta({
  component: AgeCheck,
  tags: ['alone'],
  parameters: { ...photographed, layout: 'fullscreen' },
});
const ways = { signInHref: '#/signin/', signUpHref: '#/signup/' };

export const Standard = meta.story(fromView(AgeCheck, ageCheck, { ...ways, demo: false }));
export const Demonstration = meta.story(fromView(AgeCheck, ageCheck, { ...ways, demo: true }));
export const NoAccounts = meta.story(fromView(AgeCheck, ageCheck, { demo: false }));
export const NoAccountsDemonstration = meta.story(fromView(AgeCheck, ageCheck, { demo: true }));
