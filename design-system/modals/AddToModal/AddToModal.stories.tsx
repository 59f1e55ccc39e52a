import { playlistCategories, playlistLength } from '@afterglow/contract/formLimits';
import { videos } from '@afterglow/fixtures/data/videos';
import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { PlaylistForm, type PlaylistFormProps } from '../../forms/PlaylistForm/PlaylistForm.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { AddToModal, type AddToModalProps, type PlaylistChoice } from './AddToModal.tsx';

const evening: PlaylistChoice = { id: 1, title: 'For the evening', private: false, contains: false };
const slow: PlaylistChoice = { id: 2, title: 'Slow mornings', private: true, contains: false };
const long: PlaylistChoice = {
  id: 3,
  title: 'Landschaftsaufnahmen aus dem Hochgebirge bei Sonnenuntergang und danach',
  private: true,
  contains: false,
};

const form: PlaylistFormProps = {
  action: '#/video/',
  section: 'new',
  brief: true,
  categories: [],
  maxCategories: playlistCategories,
  lengths: { title: playlistLength.title, desc: playlistLength.description },
};
const ready = (...playlists: PlaylistChoice[]) => ({ kind: 'ready' as const, playlists });

const meta = preview.meta({
  component: AddToModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { name: videos.standard.title, onClose: fn(), onChoose: fn() },
});

export const Playlists = meta.story({ ...opened, args: { state: ready(evening, slow, long), onNew: fn() } });
export const AlreadyInOne = meta.story({
  ...opened,
  args: { state: ready({ ...evening, contains: true }, slow), onNew: fn() },
});
export const WithANewOne = meta.story({
  ...opened,
  args: { state: ready(evening, slow), children: <PlaylistForm {...form} /> },
});
export const NewOneRefused = meta.story({
  ...opened,
  args: {
    state: ready(evening, slow),
    children: (
      <PlaylistForm
        {...form}
        values={{ title: 'By', visibility: 'private' }}
        errors={{ title: 'Write at least 3 characters.', desc: 'This field is required' }}
      />
    ),
  },
});
export const NewOneOnItsWay = meta.story({
  ...opened,
  args: {
    state: ready(evening, slow),
    children: <PlaylistForm {...form} values={{ title: 'By the water', desc: 'Lakes and harbours.' }} busy />,
  },
});
export const NoneYet = meta.story({ ...opened, args: { state: ready(), children: <PlaylistForm {...form} /> } });
export const NoneAndNoForm = meta.story({ ...opened, args: { state: ready() } });
export const Many = meta.story({
  ...opened,
  args: {
    state: ready(
      ...Array.from({ length: 30 }, (_, index) => ({ ...evening, id: index, title: `Evening ${index + 1}` })),
    ),
  },
});
export const Loading = meta.story({ ...opened, args: { state: { kind: 'loading' } } });
export const Failed = meta.story({ ...opened, args: { state: { kind: 'failed', onRetry: fn() } } });
export const Guest = meta.story({
  ...opened,
  args: { state: { kind: 'guest', signInHref: '#/signin/', signUpHref: '#/signup/' } },
});
export const ChosenByKeyboard = meta.story({
  ...opened,
  args: { state: ready(evening, slow) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith(1, true);
  },
});

function WithForm(props: AddToModalProps) {
  const [asked, setAsked] = useState(false);
  return (
    <AddToModal {...props} onNew={() => setAsked(true)}>
      {asked && <PlaylistForm {...form} />}
    </AddToModal>
  );
}

export const NewOneByKeyboard = meta.story({
  ...opened,
  args: { state: ready(evening) },
  render: (args) => <WithForm {...args} />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
  },
});
