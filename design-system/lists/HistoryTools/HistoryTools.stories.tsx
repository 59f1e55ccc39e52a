import { historyLifetimes } from '@afterglow/contract/limits';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { HistoryTools, type HistoryToolsProps } from './HistoryTools.tsx';

const onAct = fn();

const meta = preview.meta({
  component: HistoryTools,
  args: { on: true, empty: false, words: '', days: 0, lifetimes: historyLifetimes, news: null, onAct },
});

export const Standard = meta.story({ args: {} });
export const Searched = meta.story({ args: { words: 'harbour' } });
export const ForgottenAfterAWeek = meta.story({ args: { days: 7 } });
export const NothingKeptYet = meta.story({ args: { empty: true } });
export const SwitchedOff = meta.story({ args: { on: false } });
export const CopyLoaded = meta.story({ args: { news: { state: 'loaded', count: 12 } } });
export const CopyHeldNothingNew = meta.story({ args: { news: { state: 'loaded', count: 0 } } });
export const CopyUnreadable = meta.story({ args: { news: { state: 'unreadable' } } });
export const Cleared = meta.story({ args: { empty: true, news: { state: 'cleared' } } });

function Searching(props: HistoryToolsProps) {
  const [words, setWords] = useState('');
  return <HistoryTools {...props} words={words} onAct={(act) => act.act === 'search' && setWords(act.words)} />;
}

export const SearchedByKeyboard = meta.story({
  render: (props) => <Searching {...props} />,
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('ferry');
    await expect(canvas.getByRole('searchbox')).toHaveValue('ferry');
  },
});
export const AskedBeforeItIsCleared = meta.story({
  ...played,
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear();
    const clear = canvas.getAllByRole('button').at(-1) ?? canvas.getByRole('region');
    await userEvent.click(clear);
    await expect(onAct).not.toHaveBeenCalled();
    await userEvent.click(clear);
    await expect(onAct).toHaveBeenCalledWith({ act: 'clear' });
  },
});
export const SwitchedOffByKeyboard = meta.story({
  ...played,
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear();
    canvas.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await expect(onAct).toHaveBeenCalledWith({ act: 'keep', on: false });
  },
});
