import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { useReader } from '../../reader/context.tsx';
import { VideoGrid } from '../VideoGrid/VideoGrid.tsx';
import { videoGrid } from '../VideoGrid/VideoGrid.view.ts';
import { RemovableVideos, type RemovableVideosProps } from './RemovableVideos.tsx';

const shown = [videos.standard, videos.noPicture];

function History({ onRemove }: Pick<RemovableVideosProps, 'onRemove'>) {
  const reader = useReader();
  return (
    <RemovableVideos
      videos={shown.map((video) => ({ id: video.id, href: reader.href.video(video) }))}
      onRemove={onRemove}
    >
      <VideoGrid {...videoGrid(shown, reader)} />
    </RemovableVideos>
  );
}

const onRemove = fn();
const meta = preview.meta({
  component: RemovableVideos,
  // Made in `History`, where the reader is known.
  args: { videos: [], children: null },
  render: () => <History onRemove={onRemove} />,
});

export const Standard = meta.story({});
export const NothingCanBeRemoved = meta.story({ render: () => <History onRemove={undefined} /> });
export const OneRemovedByKeyboard = meta.story({
  ...played,
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear();
    const [first] = canvas.getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledWith(videos.standard.id);
  },
});
