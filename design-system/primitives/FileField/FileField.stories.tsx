import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromSentences } from '../../reader/fromSentences.ts';
import { FileField } from './FileField.tsx';

const hills =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path fill="#853a77" d="M0 0h320v180H0z"/><circle cx="220" cy="80" r="22" fill="#f0ab55"/><path fill="#3a1d3a" d="M0 180V110l90-40 70 40 80-30 80 50v50z"/></svg>';
const picture = (name = 'evening.svg') => new File([hills], name, { type: 'image/svg+xml' });
const taken = fn();

const dropInto = (canvas: HTMLElement, dataTransfer: DataTransfer) =>
  canvas
    .querySelector('[data-part="file-box"]')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));

const label = 'agePhotoForm.file';
/** Label in English, the language of the play functions. */
const photo = 'A photo of your face';

const meta = preview.meta({
  component: FileField,
  args: { label: photo, accept: 'image/*', maxBytes: 5_000_000 },
});

export const Empty = meta.story(fromSentences(FileField, { label }));
export const WithHint = meta.story(fromSentences(FileField, { label, hint: ['agePhotoForm.hint', { size: '5 MB' }] }));
export const Wrong = meta.story(fromSentences(FileField, { label, error: 'refusal.picture.required' }));
export const Disabled = meta.story(fromSentences(FileField, { label }, { disabled: true }));
export const SeveralChosen = meta.story({
  args: { onMore: fn() },
  ...played,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(photo), [picture(), picture('noon.svg'), picture('dawn.svg')]);
    await expect(canvas.getByText(/and 2 more, one after the other/)).toBeVisible();
    await expect(args.onMore).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'noon.svg' }),
      expect.objectContaining({ name: 'dawn.svg' }),
    ]);
  },
});
export const SeveralChosenOnAPhone = meta.story({
  args: { onMore: fn() },
  ...played,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(photo), [picture(), picture('noon.svg')]);
    const lines = document.createRange();
    lines.selectNodeContents(canvas.getByText('evening.svg'));
    await expect(lines.getClientRects()).toHaveLength(1);
  },
});
export const PictureChosen = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(photo), picture());
    await expect(canvas.getByText('evening.svg')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Preview of evening.svg' })).toBeInTheDocument();
  },
});
export const FileWithoutPreview = meta.story({
  args: { label: 'The video', accept: '.mp4,.webm' },
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('The video'),
      new File(['clip'], 'EveningByTheLakeInOneLongTake.mp4', { type: 'video/mp4' }),
    );
    await expect(canvas.getByText('EveningByTheLakeInOneLongTake.mp4')).toBeVisible();
  },
});
export const DraggedOver = meta.story({
  args: {},
  ...played,
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-part="file-box"]');
    box?.dispatchEvent(
      new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
    );
    await expect(box).toHaveAttribute('data-over');
  },
});
export const DraggedAwayAgain = meta.story({
  args: {},
  ...played,
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-part="file-box"]');
    const drag = (name: string) =>
      box?.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }));
    drag('dragover');
    await expect(box).toHaveAttribute('data-over');
    drag('dragleave');
    await expect(box).not.toHaveAttribute('data-over');
  },
});
export const Dropped = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, canvasElement }) => {
    const files = new DataTransfer();
    files.items.add(picture('dropped.svg'));
    dropInto(canvasElement, files);
    await expect(await canvas.findByText('dropped.svg')).toBeVisible();
  },
});
export const WrongType = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, canvasElement }) => {
    const files = new DataTransfer();
    files.items.add(new File(['words'], 'letter.txt', { type: 'text/plain' }));
    dropInto(canvasElement, files);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('letter.txt');
  },
});
export const TooLarge = meta.story({
  args: { maxBytes: 60, onFile: taken },
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(photo), picture());
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(taken).toHaveBeenLastCalledWith(null);
  },
});
export const TakenAway = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(photo), picture());
    await userEvent.click(canvas.getByRole('button', { name: /evening.svg/ }));
    await expect(canvas.queryByText('evening.svg')).toBeNull();
    await expect(canvas.getByLabelText(photo)).toHaveFocus();
  },
});
