import { drawnHills } from '@afterglow/fixtures/data/drawnFiles';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { PictureForm } from './PictureForm.tsx';
import { pictureForm } from './PictureForm.view.ts';

const onSend = fn<(picture: File) => void>();
const drawn = (width: number, height: number) =>
  new File([drawnHills(width, height)], 'evening.svg', { type: 'image/svg+xml' });
const inputIn = (root: HTMLElement) => root.querySelector('input') ?? document.createElement('input');
const sizeOf = async (picture: File | undefined) => {
  if (!picture) return '';
  const { width, height } = await createImageBitmap(picture);
  return `${width} × ${height}`;
};

const meta = preview.meta({ component: PictureForm, render: translatedErrors(PictureForm) });

export const Avatar = meta.story(fromView(PictureForm, pictureForm, 'avatar'));
export const Cover = meta.story(fromView(PictureForm, pictureForm, 'cover'));
export const Sending = meta.story(fromView(PictureForm, pictureForm, 'avatar', { busy: true, share: 0.42 }));
export const InvalidSize = meta.story(
  fromView(PictureForm, pictureForm, 'cover', {
    errors: { file: 'Invalid image size: choose a larger picture.' },
  }),
);
export const ErrorResizing = meta.story(
  fromView(PictureForm, pictureForm, 'avatar', {
    errors: { file: 'Error resizing image: save it as JPEG or PNG, then try again.' },
  }),
);
export const FailedToLoad = meta.story(
  fromView(PictureForm, pictureForm, 'avatar', { errors: { file: 'Failed to load image: choose another one.' } }),
);
export const TooOften = meta.story(
  fromView(PictureForm, pictureForm, 'avatar', {
    errors: { notify: 'That was too often. Wait a few minutes, then try again.' },
  }),
);
export const Done = meta.story(fromView(PictureForm, pictureForm, 'avatar', { done: true }));

export const CroppedByKeyboardAndSent = meta.story({
  ...fromView(PictureForm, pictureForm, 'avatar', { onSend }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSend.mockClear();
    await userEvent.upload(inputIn(canvasElement), drawn(1_600, 900));
    await canvas.findByRole('application');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('++{ArrowLeft}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    await expect(await sizeOf(onSend.mock.calls[0]?.[0])).toBe('500 × 500');
  },
});
/** The picture is drawn as soon as its frame is rendered, so that no empty picture can be sent. */
export const DrawnAtOnce = meta.story({
  ...fromView(PictureForm, pictureForm, 'avatar', { onSend }),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const shades = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const picture = canvasElement.querySelector('canvas');
        const pixels = picture?.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
        if (!pixels) return;
        observer.disconnect();
        resolve(new Set(pixels.data).size);
      });
      observer.observe(canvasElement, { childList: true, subtree: true });
    });
    await userEvent.upload(inputIn(canvasElement), drawn(1_600, 900));
    await expect(await shades, 'neither transparent nor black').toBeGreaterThan(10);
  },
});
export const CoverChosen = meta.story({
  ...fromView(PictureForm, pictureForm, 'cover', { onSend }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputIn(canvasElement), drawn(2_400, 1_350));
    await expect(await canvas.findByRole('application')).toBeVisible();
  },
});
export const ChosenTooSmall = meta.story({
  ...fromView(PictureForm, pictureForm, 'cover', { onSend }),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.upload(inputIn(canvasElement), drawn(800, 450));
    await waitFor(() => expect(inputIn(canvasElement)).toHaveAccessibleDescription(/800 × 450/));
  },
});
export const ChosenButNoPicture = meta.story({
  ...fromView(PictureForm, pictureForm, 'avatar', { onSend }),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.upload(inputIn(canvasElement), new File(['words'], 'letter.png', { type: 'image/png' }));
    await waitFor(() => expect(inputIn(canvasElement)).toBeInvalid());
  },
});
export const SentWithoutPicture = meta.story({
  ...fromView(PictureForm, pictureForm, 'avatar', { onSend }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(inputIn(canvasElement)).toHaveFocus();
    await expect(inputIn(canvasElement)).toBeInvalid();
    await expect(onSend).not.toHaveBeenCalled();
  },
});
