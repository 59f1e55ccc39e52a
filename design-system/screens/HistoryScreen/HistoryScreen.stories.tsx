import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { historyLifetimes } from '@afterglow/contract/limits';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { repeatVideos } from '../../lists/storyArgs.ts';
import { HistoryTools, type HistoryToolsProps } from '../../lists/HistoryTools/HistoryTools.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { HistorySkeleton } from '../HistorySkeleton/HistorySkeleton.tsx';
import { loading } from '../storyArgs.tsx';
import { HistoryScreen } from './HistoryScreen.tsx';
import { historyScreen } from './HistoryScreen.view.ts';

const ages = [0, 0, 0, 1, 1, 4, 4, 45, 45, 45, 800];
const hours = 60 * 60 * 1000;
const watched = repeatVideos(videos, ages.length).map((video, place) => ({
  ...video,
  watchedAt: catalogueDate - (ages[place] ?? 0) * 24 * hours - place * 1000,
}));
const tools = (state: Partial<HistoryToolsProps> = {}) => (
  <HistoryTools
    on
    empty={false}
    words=""
    days={0}
    lifetimes={historyLifetimes}
    news={null}
    onAct={() => {}}
    {...state}
  />
);
const onRemove = fn();
const all = { watched, now: catalogueDate, off: false };

const meta = preview.meta({ component: HistoryScreen });

export const Standard = meta.story(fromView(HistoryScreen, historyScreen, all, { children: tools(), onRemove }));
export const OnlyOne = meta.story(
  fromView(
    HistoryScreen,
    historyScreen,
    { ...all, watched: watched.slice(0, 1) },
    { children: tools({ days: 30 }), onRemove },
  ),
);
export const Searched = meta.story(
  fromView(
    HistoryScreen,
    historyScreen,
    { ...all, words: watched[0]?.title ?? '' },
    { children: tools({ words: watched[0]?.title ?? '' }), onRemove },
  ),
);
export const NothingFound = meta.story(
  fromView(HistoryScreen, historyScreen, { ...all, words: 'zeppelin' }, { children: tools({ words: 'zeppelin' }) }),
);
export const Empty = meta.story(
  fromView(HistoryScreen, historyScreen, { ...all, watched: [] }, { children: tools({ empty: true }) }),
);
export const SwitchedOff = meta.story(
  fromView(HistoryScreen, historyScreen, { ...all, watched: [], off: true }, { children: tools({ on: false }) }),
);
export const Loading = meta.story(loading(<HistorySkeleton />));
