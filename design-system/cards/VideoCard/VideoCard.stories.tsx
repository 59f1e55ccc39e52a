import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { WatchedBar } from '../WatchedBar/WatchedBar.tsx';
import { VideoCard } from './VideoCard.tsx';
import { videoCard } from './VideoCard.view.ts';

const meta = preview.meta({ component: VideoCard, decorators: [columnDecorator] });

export const Standard = meta.story(fromView(VideoCard, videoCard, videos.standard));
export const Private = meta.story(fromView(VideoCard, videoCard, videos.private));
export const ForAHeadset = meta.story(fromView(VideoCard, videoCard, videos.vr));
export const SeenBefore = meta.story(fromView(VideoCard, videoCard, videos.standard, { marks: ['seen'] }));
export const PrivateForAHeadset = meta.story(fromView(VideoCard, videoCard, { ...videos.private, vr: true }));
export const Watched = meta.story(
  fromView(VideoCard, videoCard, videos.long, { children: <WatchedBar share={0.62} /> }),
);
export const FirstInThePage = meta.story(fromView(VideoCard, videoCard, videos.hd, { eager: 'first' }));
export const SecondRowOfThePage = meta.story(fromView(VideoCard, videoCard, videos.hd, { eager: true }));
export const BesideThePlayer = meta.story(fromView(VideoCard, videoCard, videos.standard, { 'data-layout': 'side' }));
export const InAWholeList = meta.story(fromView(VideoCard, videoCard, videos.standard, { 'data-layout': 'listed' }));
export const LeadOfAList = meta.story(fromView(VideoCard, videoCard, videos.standard, { 'data-layout': 'lead' }));
export const UploadedByAMember = meta.story(fromView(VideoCard, videoCard, videos.uploaded));
export const LongTitle = meta.story(fromView(VideoCard, videoCard, videos.longTitle));
export const LongTitleBesideThePlayer = meta.story(
  fromView(VideoCard, videoCard, videos.longTitle, { 'data-layout': 'side' }),
);
export const OneLetter = meta.story(fromView(VideoCard, videoCard, videos.oneLetter));
export const NoPicture = meta.story(fromView(VideoCard, videoCard, videos.noPicture));
export const NoVotes = meta.story(fromView(VideoCard, videoCard, videos.noVotes));
export const Unseen = meta.story(fromView(VideoCard, videoCard, videos.unseen));
export const NobodyNamed = meta.story(
  fromView(VideoCard, videoCard, { ...videos.bare, user: { ...videos.bare.user, displayName: '' } }),
);
export const NothingKnownOfIt = meta.story(fromView(VideoCard, videoCard, videos.standard, { facts: null }));
export const OverAnHour = meta.story(fromView(VideoCard, videoCard, videos.overAnHour));
export const Cyrillic = meta.story(fromView(VideoCard, videoCard, videos.cyrillic));
export const Thai = meta.story(fromView(VideoCard, videoCard, videos.thai));
export const Arabic = meta.story(fromView(VideoCard, videoCard, videos.arabic));
export const Japanese = meta.story(fromView(VideoCard, videoCard, videos.japanese));
export const Emoji = meta.story(fromView(VideoCard, videoCard, videos.emoji));
export const MarkupInTheTitle = meta.story(fromView(VideoCard, videoCard, videos.markup));
export const Focused = meta.story({
  ...fromView(VideoCard, videoCard, videos.hd),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: videos.hd.title })).toHaveFocus();
  },
});
