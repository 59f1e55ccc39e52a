import { minImageSize } from '@afterglow/contract/formLimits';
import { drawnHills } from '@afterglow/fixtures/data/drawnFiles';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { PictureCrop } from './PictureCrop.tsx';

const of = (width: number, height: number) => ({
  picture: Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(drawnHills(width, height))}` }),
  natural: { width, height },
});

const { avatar, cover } = minImageSize;
const meta = preview.meta({ component: PictureCrop });

export const Avatar = meta.story({ args: { ...of(1600, 900), least: avatar, round: true } });
export const Cover = meta.story({ args: { ...of(3200, 1800), least: cover } });
export const JustLargeEnough = meta.story({ args: { ...of(250, 250), least: avatar, round: true } });

const drawingOf = (canvas: HTMLElement) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : '');

export const MovedByKeyboard = meta.story({
  args: { ...of(1600, 900), least: avatar, round: true },
  ...played,
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('application');
    const empty = document.createElement('canvas');
    const { width, height } = picture instanceof HTMLCanvasElement ? picture : empty;
    Object.assign(empty, { width, height });
    await waitFor(() => expect(drawingOf(picture) === drawingOf(empty)).toBe(false));
    const before = drawingOf(picture);
    await userEvent.tab();
    await expect(picture).toHaveFocus();
    await userEvent.keyboard('++++');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '146%');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}');
    await expect(drawingOf(picture) === before).toBe(false);
    await userEvent.keyboard('--------');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '100%');
  },
});
export const DraggedByPointer = meta.story({
  args: { ...of(3200, 900), least: avatar, round: true },
  ...played,
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('application');
    const empty = document.createElement('canvas');
    const { width, height } = picture instanceof HTMLCanvasElement ? picture : empty;
    Object.assign(empty, { width, height });
    await waitFor(() => expect(drawingOf(picture) === drawingOf(empty)).toBe(false));
    const before = drawingOf(picture);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: picture, coords: { x: 200, y: 100 } },
      { target: picture, coords: { x: 80, y: 100 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(drawingOf(picture) === before).toBe(false);
  },
});

/** Dispatches a touch event. Each finger has its own pointer, which the browser captures for real touches only. */
const finger = (picture: HTMLElement, pointerId: number, type: string, share: number) => {
  const { left, top, width, height } = picture.getBoundingClientRect();
  picture.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId,
      pointerType: 'touch',
      clientX: left + width * share,
      clientY: top + height / 2,
    }),
  );
};

export const MagnifiedByTwoFingers = meta.story({
  args: { ...of(1600, 900), least: avatar, round: true },
  ...played,
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('application');
    picture.setPointerCapture = () => {};
    finger(picture, 1, 'pointerdown', 0.4);
    finger(picture, 2, 'pointerdown', 0.6);
    finger(picture, 1, 'pointermove', 0.3);
    finger(picture, 2, 'pointermove', 0.7);
    finger(picture, 1, 'pointerup', 0.3);
    finger(picture, 2, 'pointerup', 0.7);
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '200%'));
  },
});
