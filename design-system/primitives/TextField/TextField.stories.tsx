import preview from '@afterglow/storybook/preview';
import { fromSentences } from '../../reader/fromSentences.ts';
import { TextField } from './TextField.tsx';

const label = 'signUpForm.username';
const hint = 'signUpForm.usernameHint';

const meta = preview.meta({ component: TextField });

export const Empty = meta.story(fromSentences(TextField, { label }));
export const Filled = meta.story(fromSentences(TextField, { label }, { defaultValue: 'helena' }));
export const Placeholder = meta.story(fromSentences(TextField, { label }, { placeholder: 'helena' }));
export const Hint = meta.story(fromSentences(TextField, { label, hint }));
export const Wrong = meta.story(
  fromSentences(TextField, { label, error: ['action.min', { length: 3 }] }, { defaultValue: 'he' }),
);
export const WrongWithHint = meta.story(
  fromSentences(TextField, { label, hint, error: 'refusal.illegalChars' }, { defaultValue: 'h€lena' }),
);
export const Disabled = meta.story(fromSentences(TextField, { label }, { defaultValue: 'helena', disabled: true }));
export const LongLabel = meta.story({
  args: { label: 'Der Name, unter dem dich andere Mitglieder in Kommentaren und auf Pinnwänden sehen werden' },
});
