import { isSearchLength, searchLength } from '@afterglow/contract/limits';
import type { Top } from '@afterglow/contract/terms';
import { top } from '@afterglow/fixtures/data/globals';
import { size } from '@afterglow/tokens';
import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { readerFor } from '../../reader/readerFor.ts';
import type { Reader } from '../../reader/reader.ts';
import { messageText } from '../../reader/messageText.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { matchingSuggestions, startingSuggestions } from './SearchBox.view.ts';

const sent = fn((event: { preventDefault: () => void }) => event.preventDefault());
const cleared = fn();
const recents = ['velvet hour', 'night train', 'ferry'];

interface Visit extends Partial<SearchBoxProps> {
  recents?: readonly string[];
  keywords?: readonly string[];
  /** Reply of the suggester; `never` stays pending. */
  answer?: 'all' | 'models' | 'nothing' | 'failure' | 'never';
}

const nothing: Top = { models: [], channels: [], categories: [], keywords: [] };
const failed = fn(() => Promise.reject(new Error('The suggester does not answer.')));

const find = (answer: Visit['answer'], reader: Reader) => async () => {
  if (answer === 'failure') return failed();
  if (answer === 'never') return new Promise<never>(() => {});
  if (answer === 'nothing') return matchingSuggestions(nothing, reader);
  return matchingSuggestions(answer === 'models' ? { ...nothing, models: top.models } : top, reader);
};

const searchBox = (
  { recents: last = [], keywords = top.keywords, answer = 'all', ...more }: Visit,
  language: string,
): SearchBoxProps => {
  const reader = readerFor(language);
  return {
    action: reader.href.search(),
    length: { ...searchLength, fits: isSearchLength },
    onStart: (show) => show(startingSuggestions({ keywords, recents: last }, reader)),
    onFind: find(answer, reader),
    onClear: cleared,
    onSubmit: sent,
    ...more,
  };
};

/** Stands in for the header: on phones the open search takes its full width. */
const Head = styled.div`
  position: relative;
  block-size: ${size.header};
`;

const meta = preview.meta({
  component: SearchBox,
  tags: ['alone'],
  decorators: [
    (Story) => (
      <Head>
        <Story />
      </Head>
    ),
  ],
  parameters: { ...photographed, docs: { story: { inline: false, height: '32rem' } } },
});

/** Returns a story for one scenario. */
const visit = (more: Visit = {}) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `render` computes the props, in the language of the toolbar
  args: {} as SearchBoxProps,
  render: (_: unknown, { globals }: { globals: { locale?: string } }) => (
    <SearchBox {...searchBox(more, globals.locale ?? 'en')} />
  ),
});

export const Empty = meta.story(visit());
export const WithWords = meta.story(visit({ words: 'evening by the lake' }));
export const SixtyNineCharacters = meta.story(
  visit({
    words: 'a very long walk along the harbour at midnight, with all the city lights on'.slice(0, searchLength.max),
  }),
);

export const Keywords = meta.story({
  ...visit(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('10'));
  },
});
export const KeywordsAndRecents = meta.story({
  ...visit({ recents }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('velvet hour');
  },
});
export const NothingToStartWith = meta.story({
  ...visit({ keywords: [] }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await waitFor(() => expect(field).toHaveFocus());
    // Said at once, before the code of a list is there.
    await expect(canvas.getByRole('search')).not.toHaveAttribute('data-open');
  },
});
export const TooShort = meta.story({
  ...visit({ recents }),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), 'la{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('69'));
    await expect(canvas.getAllByRole('option')).toHaveLength(13);
  },
});
export const LongEnoughAfterAll = meta.story({
  ...visit({ recents, answer: 'never' }),
  play: async ({ canvas, userEvent }) => {
    const note = messageText('suggestionList.length', { ...searchLength });
    await userEvent.type(canvas.getByRole('combobox'), 'la{Enter}');
    await expect(await canvas.findByText(note)).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), 'ke');
    await waitFor(() => expect(canvas.queryByText(note)).toBeNull());
  },
});
export const Loading = meta.story({
  ...visit({ recents, answer: 'never' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lake');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(13));
  },
});
export const FourGroups = meta.story({
  ...visit(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lake');
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(4));
  },
});
export const ModelsOnly = meta.story({
  ...visit({ answer: 'models' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lind');
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(1));
  },
});
export const NothingFound = meta.story({
  ...visit({ answer: 'nothing' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zeppelin');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('zeppelin'));
  },
});
export const Failed = meta.story({
  ...visit({ recents, answer: 'failure' }),
  play: async ({ canvas, userEvent }) => {
    failed.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), 'lake');
    await waitFor(() => expect(failed).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(13));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('13'));
  },
});
export const NoSuggester = meta.story({
  ...visit({ onFind: undefined }),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), 'lake');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
});
export const ReachedByArrowKeys = meta.story({
  ...visit({ recents }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'night train', selected: true });
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', second.id);
  },
});
export const RoundTheEnd = meta.story({
  ...visit(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  },
});
export const FollowedByEnter = meta.story({
  ...visit(),
  play: async ({ canvas, userEvent }) => {
    const followed = fn();
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    canvas.getByRole('option', { selected: true }).addEventListener('click', (event) => {
      event.preventDefault();
      followed();
    });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});
export const ClosedByEscape = meta.story({
  ...visit(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
export const Cleared = meta.story({
  ...visit({ recents }),
  play: async ({ canvas, userEvent }) => {
    cleared.mockClear();
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await userEvent.click(canvas.getByRole('button', { name: messageText('suggestionList.clear') }));
    await expect(cleared).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
export const SentByEnter = meta.story({
  ...visit(),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), 'lake{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
});
