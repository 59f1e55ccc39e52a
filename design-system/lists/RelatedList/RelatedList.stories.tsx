import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import { repeatVideos } from '../storyArgs.ts';
import { sideColumnDecorator } from './sideColumn.decorator.tsx';
import { RelatedList } from './RelatedList.tsx';
import { relatedList } from './RelatedList.view.ts';

const meta = preview.meta({ component: RelatedList, decorators: [sideColumnDecorator] });

export const Standard = meta.story(fromView(RelatedList, relatedList, repeatVideos(videos, 60)));
export const OneStep = meta.story(fromView(RelatedList, relatedList, repeatVideos(videos, 7)));
export const OnlyOne = meta.story(fromView(RelatedList, relatedList, [videos.longTitle]));
export const None = meta.story(fromView(RelatedList, relatedList, []));
export const Failed = meta.story(fromView(RelatedList, relatedList, null));
export const Pending = meta.story(fromView(RelatedList, relatedList, pending));
export const SecondStepOpen = meta.story({
  ...fromView(RelatedList, relatedList, repeatVideos(videos, 60)),
  ...played,
  play: async ({ canvas, userEvent }) => {
    const [more] = canvas.getAllByText(/^Show more$|^Mehr zeigen$/);
    if (more) await userEvent.click(more);
    await expect(canvas.getAllByRole('listitem').filter((card) => card.checkVisibility())).toHaveLength(40);
  },
});
