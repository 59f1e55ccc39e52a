import { categories } from '@afterglow/fixtures/data/categories';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { ownUploads } from '@afterglow/fixtures/data/ownUpload';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { messageText } from '../../reader/messageText.ts';
import { UploadForm } from './UploadForm.tsx';
import { uploadForm, type Sending, type UploadStep } from './UploadForm.view.ts';

type StartForm = Extract<UploadStep, { kind: 'start' }>['form'];
type DetailsForm = Extract<UploadStep, { kind: 'details' }>['form'];
type Upload = keyof typeof ownUploads;

const start = (form: StartForm = {}) => fromView(UploadForm, uploadForm, { kind: 'start', form });
const sending = (state: Sending, upload: Upload = 'uploading') =>
  fromView(UploadForm, uploadForm, { kind: 'details', upload: ownUploads[upload], sending: state, categories });
const details = (form: DetailsForm = {}) =>
  fromView(UploadForm, uploadForm, { kind: 'details', upload: ownUploads.ready, categories, form });

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const [onFile, onRename, onPause, onStop, onTake, onGiveUp] = [fn(), fn(), fn(), fn(), fn(), fn()];
const values = {
  title: 'Our balcony, first warm night',
  desc: 'Candles, and the trams below.',
  categories: 'lakeside,golden-hour',
  preview: '3',
};
const allRefused = {
  title: 'Write at least 3 characters.',
  desc: 'Write at least 5 characters.',
  categories: 'Categories: min 1, max 3',
  orientation: 'Something in this is not right. Check it, please.',
  preview: 'You must select a preview',
  adults: 'This field is required',
  consent: 'This field is required',
  rights: 'This field is required',
};
const badName = {
  file: 'Only Latin letters and numbers may be in the name of the file, such as balconynight.mp4',
};

const meta = preview.meta({ component: UploadForm });

export const Start = meta.story(start());
export const Checking = meta.story(start({ checking: true }));
export const StartBusy = meta.story(start({ busy: true }));
export const InvalidLink = meta.story(
  start({ values: { link: 'ftp://night-heron.example/balcony.mp4' }, errors: { link: 'Invalid link' } }),
);
export const BadName = meta.story(start({ errors: badName, correctedName: 'balconynight.mp4', onRename }));
export const TooShort = meta.story(start({ errors: { file: 'The video is too short: 10 minutes at least.' } }));
export const TooShortThoughExclusive = meta.story(
  start({ values: { exclusive: '1' }, errors: { file: 'The video is too short: 6 minutes at least.' } }),
);
export const TooLarge = meta.story(start({ errors: { file: 'This file is too large: 10 GB at most.' } }));
export const Duplicate = meta.story(start({ errors: { file: 'This video has already been uploaded to the site.' } }));
export const Corrupted = meta.story(start({ errors: { file: 'The file is corrupted. Choose another one.' } }));
export const StartRefusedByTheServer = meta.story(
  start({ errors: { notify: 'There is no room for this file now. Try again later.' } }),
);
export const FileAndLinkRefused = meta.story(
  start({ errors: { file: 'The file is corrupted. Choose another one.', link: 'Invalid link' } }),
);
export const Uploading = meta.story(sending({ state: 'sending', bytesPerSecond: 2_400_000 }));
export const UploadingALongName = meta.story(sending({ state: 'sending' }, 'longName'));
export const Paused = meta.story(sending({ state: 'paused' }));
export const Failed = meta.story(
  sending({ state: 'failed', problem: 'The connection broke. What has been sent is kept: go on when you are online.' }),
);
const missing = (again: { error?: string }) =>
  fromView(UploadForm, uploadForm, {
    ...{ kind: 'details', upload: ownUploads.uploading, sending: { state: 'missing' }, categories },
    again: { ...again, onFile },
  } satisfies UploadStep);
export const FileAskedForAgain = meta.story(missing({}));
export const AnotherFileChosen = meta.story(missing({ error: 'This is another file. Choose balcony.mp4, of 3.4 GB.' }));
export const Resumed = meta.story(sending({ state: 'sending', bytesPerSecond: 71_000_000 }));
export const FetchedFromALink = meta.story(sending({ state: 'processing' }, 'fetching'));
export const Processing = meta.story({
  ...sending({ state: 'processing' }, 'processing'),
  ...played,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking balcony.mp4' })).toBeVisible();
  },
});
export const Details = meta.story(details());
export const DetailsFilledIn = meta.story(details({ values }));
export const WithChannels = meta.story(
  fromView(UploadForm, uploadForm, {
    kind: 'details',
    upload: ownUploads.ready,
    categories,
    channels: [fullChannels.standard],
    form: { values: { ...values, visibility: '1' } },
  }),
);
const scrubber = { source: '/media/clips/01.mp4', onTake };
export const AnotherMoment = meta.story(details({ values, scrubber, onGiveUp }));
export const AnotherMomentTaken = meta.story(details({ values, scrubber: { ...scrubber, taken: true } }));
export const AnotherMomentRefused = meta.story(
  details({ values, scrubber: { ...scrubber, problem: 'The screenshot could not be uploaded.' } }),
);
export const DetailsBusy = meta.story(details({ values, busy: true }));
export const EveryFieldRefused = meta.story(details({ values: { title: 'Ba', desc: 'By' }, errors: allRefused }));
export const DetailsRefusedByTheServer = meta.story(
  details({ values, errors: { notify: 'We could not save this. Check your connection, then try again.' } }),
);

export const DraggedOver = meta.story({
  ...start(),
  ...played,
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-part="file-box"]');
    box?.dispatchEvent(
      new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
    );
    await expect(box).toHaveAttribute('data-over');
  },
});
export const NameCorrected = meta.story({
  ...start({ errors: badName, correctedName: 'balconynight.mp4', onRename, onFile }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onRename.mockClear();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['clip'], 'balcony night.mp4', { type: 'video/mp4' }));
    await expect(onFile).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /balconynight\.mp4/ }));
    await expect(onRename).toHaveBeenCalledTimes(1);
  },
});
export const PausedByKeyboard = meta.story({
  ...sending({ state: 'sending', bytesPerSecond: 2_400_000, onPause, onStop }),
  ...played,
  play: async ({ userEvent }) => {
    onPause.mockClear();
    onStop.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onPause).toHaveBeenCalledTimes(1);
    await expect(onStop).toHaveBeenCalledTimes(1);
  },
});
export const SavedByKeyboard = meta.story({
  ...details({ onSubmit }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('Our balcony');
    await userEvent.tab();
    await userEvent.paste('Candles, and the trams below.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
    canvas.getAllByRole('checkbox').at(-1)?.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});
export const CategoryFound = meta.story({
  ...details({ values: { categories: 'golden-hour' } }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('checkbox').filter((box) => box.getAttribute('name') === 'categories');
    const all = shown().length;
    await userEvent.type(canvas.getByRole('searchbox', { name: messageText('uploadForm.findCategory') }), 'LÁKESIDE');
    await expect(shown().map((box) => box.getAttribute('value'))).toEqual(['lakeside', 'golden-hour']);
    await userEvent.clear(canvas.getByRole('searchbox', { name: messageText('uploadForm.findCategory') }));
    await expect(shown()).toHaveLength(all);
  },
});
export const NoCategoryFound = meta.story({
  ...details({ values }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: messageText('uploadForm.findCategory') }), 'submarine');
    await expect(canvas.getByText(messageText('uploadForm.noCategory'), { selector: 'p' })).toBeVisible();
  },
});
export const DeletionAsked = meta.story({
  ...details({ values, onGiveUp }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messageText('uploadForm.giveUp') }));
    await expect(canvas.getByText(messageText('uploadForm.givingUp'), { selector: 'p' })).toBeVisible();
  },
});
export const LedFromTheSummaryToTheField = meta.story({
  ...details({ errors: allRefused }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('link')[2] ?? canvas.getByRole('form'));
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
});
