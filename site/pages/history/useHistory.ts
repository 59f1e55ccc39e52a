import type { HistoryAct, HistoryNews, HistoryToolsProps } from '@afterglow/design-system/lists/HistoryTools';
import type { HistoryReads } from '@afterglow/design-system/screens/HistoryScreen/view';
import { historyLifetimes } from '@afterglow/contract/limits';
import { useState } from 'react';
import {
  clearHistory,
  exportHistory,
  forgetVideo,
  importHistory,
  readHistory,
  readHistorySettings,
  saveHistorySettings,
  type HistorySettings,
} from '../../device/history.ts';
import { saveFile } from '../../runtime/client/saveFile.ts';
import { useStored } from '../../runtime/client/useStored.ts';

const readAll = () => ({
  watched: readHistory().map(({ params }) => ({
    id: params.video_id,
    dir: params.dir,
    title: params.title,
    seconds: params.duration,
    picture: params.scr,
    watchedAt: params.watched_at,
  })),
  now: Date.now(),
  ...readHistorySettings(),
});

/** Imports a copy of the history. A file that cannot be read is treated like one that is no copy. */
async function load(file: File, done: (news: HistoryNews) => void): Promise<void> {
  const count = importHistory(await file.text().catch(() => ''));
  done(count === null ? { state: 'unreadable' } : { state: 'loaded', count });
}

type Change = Extract<HistoryAct, { act: 'clear' | 'forgetAfter' | 'keep' }>;

/** Changes what the device stores; returns the message about that, null if there is none. */
function change(act: Change, { off, days }: HistorySettings): HistoryNews | null {
  switch (act.act) {
    case 'clear':
      clearHistory();
      return { state: 'cleared' };
    case 'keep':
      saveHistorySettings({ off: !act.on, days });
      return null;
    case 'forgetAfter':
      saveHistorySettings({ off, days: historyLifetimes.find((lifetime) => lifetime === act.days) ?? 0 });
      return null;
  }
}

interface History {
  /** Null until it has been read from the device. */
  reads: HistoryReads | null;
  tools: HistoryToolsProps;
  forget: (id: number) => void;
}

/** Returns the history of this device, and the actions on it. */
export function useHistory(): History {
  const [stored, reread] = useStored(readAll);
  const [words, setWords] = useState('');
  const [news, setNews] = useState<HistoryNews | null>(null);
  const { off = false, days = 0, watched = [] } = stored ?? {};
  const done = (what: HistoryNews | null) => {
    setNews(what);
    reread();
  };
  const onAct = (act: HistoryAct) => {
    if (act.act === 'search') setWords(act.words);
    else if (act.act === 'save') saveFile('history.json', exportHistory());
    else if (act.act === 'load') void load(act.file, done);
    else done(change(act, { off, days }));
  };
  const tools = { on: !off, empty: watched.length === 0, words, days, lifetimes: historyLifetimes, news, onAct };
  const forget = (id: number) => {
    forgetVideo(id);
    done(null);
  };
  return { reads: stored ? { ...stored, words } : null, tools, forget };
}
