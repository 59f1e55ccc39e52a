import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import type { ComponentType } from 'react';
import { readerFor } from '../../reader/readerFor.ts';
import { columnDecorator } from '../column.decorator.tsx';
import { VideoCard } from '../VideoCard/VideoCard.tsx';
import { videoCard } from '../VideoCard/VideoCard.view.ts';
import { UploadState } from './UploadState.tsx';

const card = videoCard(videos.uploaded, readerFor('en'));
const onCard = (Story: ComponentType) => (
  <VideoCard {...card}>
    <Story />
  </VideoCard>
);

const meta = preview.meta({ component: UploadState, decorators: [onCard, columnDecorator] });

export const InModeration = meta.story({ args: { state: 'moderation' } });
export const Refused = meta.story({ args: { state: 'refused', reason: 'It is shorter than six minutes.' } });
export const RefusedAtLength = meta.story({
  args: {
    state: 'refused',
    reason: 'The picture on the wall in the background belongs to somebody who has not agreed to be shown in it.',
  },
});
export const RefusedWithoutReason = meta.story({ args: { state: 'refused' } });
export const Hidden = meta.story({ args: { state: 'hidden' } });
export const DetailsMissing = meta.story({ args: { state: 'ready' } });
export const Uploading = meta.story({ args: { state: 'uploading', share: 0.62 } });
export const Opaque = meta.story({ args: { state: 'uploading', share: 0.08, opaque: true } });
export const Processing = meta.story({ args: { state: 'processing', share: 0.37 } });
