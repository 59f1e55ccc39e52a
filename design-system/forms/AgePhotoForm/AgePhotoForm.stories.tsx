import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { drawnHills } from '@afterglow/fixtures/data/drawnFiles';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { AgePhotoForm } from './AgePhotoForm.tsx';
import { agePhotoForm } from './AgePhotoForm.view.ts';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const inputIn = (root: HTMLElement) => root.querySelector('input') ?? document.createElement('input');

const meta = preview.meta({ component: AgePhotoForm, render: translatedErrors(AgePhotoForm) });

export const Untouched = meta.story(fromView(AgePhotoForm, agePhotoForm, {}));
export const Processing = meta.story(fromView(AgePhotoForm, agePhotoForm, { busy: true }));
export const NotShown = meta.story(
  fromView(AgePhotoForm, agePhotoForm, {
    errors: {
      file: 'The check did not show that you are of age. Try again with a photo that shows your face.',
    },
  }),
);
export const NoPicture = meta.story(
  fromView(AgePhotoForm, agePhotoForm, {
    errors: { file: 'This is not a picture. Choose a photo, such as a JPEG or PNG.' },
  }),
);
export const RefusedByTheServer = meta.story(
  fromView(AgePhotoForm, agePhotoForm, {
    errors: { notify: 'The check is not available just now. Please try again later.' },
  }),
);
export const NotAnImageChosen = meta.story({
  ...fromView(AgePhotoForm, agePhotoForm, { onSubmit }),
  ...played,
  play: async ({ canvas, canvasElement }) => {
    const files = new DataTransfer();
    files.items.add(new File(['words'], 'letter.txt', { type: 'text/plain' }));
    canvasElement
      .querySelector('[data-part="file-box"]')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('letter.txt');
  },
});
export const SentByKeyboard = meta.story({
  ...fromView(AgePhotoForm, agePhotoForm, { onSubmit }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.upload(
      inputIn(canvasElement),
      new File([drawnHills(640, 480)], 'me.svg', { type: 'image/svg+xml' }),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button').at(-1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});
