import { videos } from '@afterglow/fixtures/data/videos';
import { expectRingsApart } from '@afterglow/storybook/focusRing';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useReader } from '../../reader/context.tsx';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { repeatVideos } from '../storyArgs.ts';
import { PlaylistOrder, type PlaylistOrderProps } from './PlaylistOrder.tsx';
import { orderedVideos } from './PlaylistOrder.view.ts';

const meta = preview.meta({ component: PlaylistOrder });

const onMove = fn();
const acts = {
  more: 0,
  message: null,
  onMove,
  onRemove: fn(),
  onDone: fn(),
  doneHref: '#/playlist/60001/',
  action: '#/playlist/60001/info/?step=arrange',
};
const rows = (count: number, reader: Reader): PlaylistOrderProps => ({
  ...acts,
  videos: orderedVideos(repeatVideos(videos, count), reader),
});

export const Standard = meta.story(fromView(PlaylistOrder, rows, 4));
export const OneVideo = meta.story(fromView(PlaylistOrder, rows, 1));
export const Empty = meta.story(fromView(PlaylistOrder, rows, 0));
export const LongTitle = meta.story(
  fromView(
    PlaylistOrder,
    (_: null, reader) => ({ ...acts, videos: orderedVideos([videos.longTitle, videos.noPicture], reader) }),
    null,
  ),
);
/** More videos than one request returns. */
export const MoreFollow = meta.story(
  fromView(PlaylistOrder, (count: number, reader) => ({ ...rows(count, reader), more: 40 }), 3),
);
export const TakenBack = meta.story(
  fromView(
    PlaylistOrder,
    (count: number, reader) => ({
      ...rows(count, reader),
      message: {
        kind: 'refused' as const,
        sentence: 'We could not save this. Check your connection, then try again.',
      },
    }),
    3,
  ),
);

function Ordered() {
  const reader = useReader();
  const [shown, setShown] = useState(() => orderedVideos(repeatVideos(videos, 3), reader));
  const move = (id: number, place: number) => {
    const one = shown.find((video) => video.id === id);
    if (one) setShown(shown.filter((video) => video !== one).toSpliced(place, 0, one));
  };
  return <PlaylistOrder {...acts} videos={shown} onMove={move} />;
}

export const MovedByKeyboard = meta.story({
  render: () => <Ordered />,
  ...played,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem');
    const down = () => canvas.getAllByRole('button')[1] ?? document.body;
    down().focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')[1]).toBe(first);
    await expect(first?.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'));
  },
});
/** Dropped before the effect of the last movement has been rendered. */
export const DroppedInHaste = meta.story({
  render: () => <Ordered />,
  ...played,
  play: async ({ canvas, canvasElement }) => {
    const [first, , last] = canvas.getAllByRole('listitem');
    const list = canvas.getByRole('list');
    // Synthetic pointers cannot be captured.
    list.setPointerCapture = () => {};
    const press = (at: Element | undefined | null, type: string, clientY = 0) =>
      at?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientY }));
    press(last?.querySelector('[data-part="order-handle"]'), 'pointerdown');
    await waitFor(() => expect(canvasElement.querySelector('[data-dragged]')).not.toBeNull());
    const { top = 0 } = first?.getBoundingClientRect() ?? {};
    press(list, 'pointermove', top);
    press(list, 'pointerup', top);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toBe(last));
  },
});
export const Focused = meta.story({
  ...fromView(PlaylistOrder, rows, 4),
  ...played,
  play: async ({ canvas }) => expectRingsApart(canvas.getAllByRole('button')),
});
