import preview from '@afterglow/storybook/preview';
import { TextField } from './TextField.tsx';

const meta = preview.meta({ component: TextField, args: { label: 'User name' } });

export const Empty = meta.story({ args: {} });
export const Filled = meta.story({ args: { defaultValue: 'helena' } });
export const Placeholder = meta.story({ args: { placeholder: 'helena' } });
export const Hint = meta.story({ args: { hint: 'Letters, digits, dots and dashes; three or more.' } });
export const Wrong = meta.story({ args: { defaultValue: 'he', error: 'A user name has at least 3 characters.' } });
export const WrongWithHint = meta.story({
  args: {
    defaultValue: 'h€lena',
    hint: 'Letters, digits, dots and dashes; three or more.',
    error: 'This has a character that user names cannot have: €.',
  },
});
export const Disabled = meta.story({ args: { defaultValue: 'helena', disabled: true } });
export const LongLabel = meta.story({
  args: { label: 'Der Name, unter dem dich andere Mitglieder in Kommentaren und auf Pinnwänden sehen werden' },
});
