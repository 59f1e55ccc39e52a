import { fullMembers } from '@afterglow/fixtures/data/members';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { nameChangeSentence } from '../refusalSentence.view.ts';
import { UserNameWait } from './UserNameWait.tsx';

const meta = preview.meta({ component: UserNameWait });

const nextChange = Date.UTC(2026, 2, 9);
const waiting = (current: string) =>
  fromView(
    UserNameWait,
    (name: string, reader) => ({ current: name, sentence: nameChangeSentence(nextChange, reader) }),
    current,
  );

export const Standard = meta.story(waiting('Captain'));
export const OtherScript = meta.story(waiting(fullMembers.cyrillic.name));
export const RightToLeft = meta.story(waiting('ليلى'));
export const LongName = meta.story(waiting('w'.repeat(32)));
export const Hostile = meta.story(waiting('"><script>alert(1)</script>'));
