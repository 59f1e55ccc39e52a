import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { repeatVideos } from '../../lists/storyArgs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
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
const buttons = (
  <>
    <Button icon="trash">Clear</Button>
    <Button icon="eyeOff">Switch off</Button>
  </>
);

const meta = preview.meta({ component: HistoryScreen });

export const Standard = meta.story(
  fromView(HistoryScreen, historyScreen, { watched, now: catalogueDate, off: false }, { children: buttons }),
);
export const OnlyOne = meta.story(
  fromView(HistoryScreen, historyScreen, { watched: watched.slice(0, 1), now: catalogueDate, off: false }),
);
export const Empty = meta.story(
  fromView(HistoryScreen, historyScreen, { watched: [], now: catalogueDate, off: false }),
);
export const SwitchedOff = meta.story(
  fromView(
    HistoryScreen,
    historyScreen,
    { watched, now: catalogueDate, off: true },
    { children: <Button icon="eye">Switch on</Button> },
  ),
);
export const Loading = meta.story(loading(<HistorySkeleton />));
