import { playlistCategories, playlistLength } from '@afterglow/contract/formLimits';
import { categories } from '@afterglow/fixtures/data/categories';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { PlaylistForm } from './PlaylistForm.tsx';

const meta = preview.meta({
  component: PlaylistForm,
  render: translatedErrors(PlaylistForm),
  args: {
    action: '#/playlists/',
    section: 'new' as const,
    categories: categories.map(({ dir, title }) => ({ value: dir, label: title })),
    maxCategories: playlistCategories,
    lengths: { title: playlistLength.title, desc: playlistLength.description },
  },
});

const [one, two, three, four] = categories.map(({ dir }) => dir);
const values = {
  title: 'Evenings by the water',
  desc: 'Long takes with lakes, harbours and slow light.',
  categories: [one, two, three].join(','),
  orientation: 'str',
  visibility: 'private',
};

export const Untouched = meta.story({ args: {} });
export const Brief = meta.story({ args: { brief: true } });
export const BriefRefused = meta.story({
  args: {
    brief: true,
    values: { ...values, orientation: '', categories: [one, two, three, four].join(',') },
    errors: { categories: 'Categories: min 0, max 3', orientation: 'This field is required' },
  },
});
export const Edit = meta.story({ args: { section: 'edit', values } });
export const Busy = meta.story({ args: { values, busy: true } });
export const TooShort = meta.story({
  args: {
    values: { ...values, title: 'By', desc: 'Lake' },
    errors: { title: 'Write at least 3 characters.', desc: 'Write at least 5 characters.' },
  },
});
export const TooLong = meta.story({
  args: {
    values: { ...values, title: 'By the water '.repeat(9), desc: 'Long takes with lakes. '.repeat(24) },
    errors: { title: 'Write at most 100 characters.', desc: 'Write at most 500 characters.' },
  },
});
export const FourthCategory = meta.story({
  args: {
    values: { ...values, categories: [one, two, three, four].join(',') },
    errors: { categories: 'Categories: min 0, max 3' },
  },
});
export const RefusedByTheServer = meta.story({
  args: {
    values,
    errors: { title: 'Only letters, digits, spaces and _ - . can be used, and no two alphabets together.' },
  },
});
export const RefusedAsAWhole = meta.story({
  args: { values, errors: { notify: 'We could not save this. Check your connection, then try again.' } },
});
export const EveryFieldRefused = meta.story({
  args: {
    errors: {
      title: 'This field is required',
      desc: 'This field is required',
      categories: 'Categories: min 0, max 3',
      orientation: 'Something in this is not right. Check it, please.',
      visibility: 'Something in this is not right. Check it, please.',
    },
  },
});
export const SentByKeyboard = meta.story({
  args: {
    categories: [
      { value: 'lakeside', label: 'Lakeside' },
      { value: 'harbours', label: 'Harbours' },
    ],
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  ...played,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('By the water');
    await userEvent.tab();
    await userEvent.keyboard('Lakes and harbours');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Lakeside')).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Straight')).toHaveFocus();
    await expect(canvas.getByLabelText('Straight')).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Straight')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('Private')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
