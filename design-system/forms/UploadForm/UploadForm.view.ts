import { maxUploadBytes, maxUploadGigabytes } from '@afterglow/contract/bodyLimits';
import { minUploadMinutes, uploadCategories, uploadLength } from '@afterglow/contract/formLimits';
import type { Channel } from '@afterglow/contract/channel';
import { genders } from '@afterglow/contract/lists';
import type { Term } from '@afterglow/contract/terms';
import type { Upload } from '@afterglow/contract/upload';
import { uploadExtensions } from '@afterglow/contract/uploadFiles';
import { defineMessages } from 'react-intl';
import { catalogueNames } from '../../layout/catalogueNames.ts';
import { fileSize } from '../../reader/fileSize.ts';
import type { Reader } from '../../reader/reader.ts';
import type { FileFieldProps } from '../../primitives/FileField/FileField.tsx';
import type { UploadDetailsProps } from './UploadDetails.tsx';
import type { UploadFormProps } from './UploadForm.tsx';
import type { UploadLimits, UploadStartProps } from './UploadStart.tsx';
import type { UploadTransferProps } from './UploadTransfer.tsx';

const messages = defineMessages<{
  facts: { sent: string; size: string };
  factsWithSpeed: { sent: string; size: string; speed: string; left: string };
  seconds: { count: number };
  minutes: { count: number };
  noChannel: {};
  otherFile: { name: string; size: string };
  again: { name: string };
}>({
  facts: { id: 'uploadForm.facts', defaultMessage: '{sent} of {size}' },
  factsWithSpeed: {
    id: 'uploadForm.factsWithSpeed',
    defaultMessage: '{sent} of {size}, {speed} a second, {left}',
  },
  seconds: {
    id: 'uploadForm.secondsLeft',
    defaultMessage: '{count, plural, one {# second left} other {# seconds left}}',
  },
  minutes: {
    id: 'uploadForm.minutesLeft',
    defaultMessage: '{count, plural, one {# minute left} other {# minutes left}}',
  },
  again: { id: 'uploadForm.again', defaultMessage: 'Choose {name} again' },
  otherFile: { id: 'uploadForm.otherFile', defaultMessage: 'This is another file. Choose {name}, of {size}.' },
  noChannel: { id: 'uploadForm.noChannel', defaultMessage: 'None' },
});

/** The state of a form: submitted values and errors. */
type Stated<Props> = Omit<Props, 'action' | 'limits' | 'uploadId' | 'choices' | 'screenshots' | 'most' | 'waiting'>;

export type { UploadDetailsField } from './UploadDetails.tsx';

/** State of a transfer, as its sender reports it. */
export type Sending = Omit<UploadTransferProps, 'file' | 'share' | 'facts'> & {
  /** 0 if unknown. */
  bytesPerSecond?: number;
};

/** The steps of an upload. */
export type UploadStep =
  | { kind: 'start'; form?: Stated<UploadStartProps> }
  | {
      kind: 'details';
      upload: Upload;
      /** Set until the video has been processed. */
      sending?: Sending | undefined;
      /** Asks for the file again, which the browser has lost. */
      again?: Pick<FileFieldProps, 'error' | 'onFile'> | undefined;
      categories: readonly Term[];
      /** The member's own channels. */
      channels?: readonly Channel[];
      form?: Stated<UploadDetailsProps>;
    };

const accept = uploadExtensions.map((ending) => `.${ending}`).join(',');

const limits = ({ intl }: Reader): UploadLimits => ({
  accept,
  bytes: maxUploadBytes,
  maxSize: intl.formatNumber(maxUploadGigabytes, { style: 'unit', unit: 'gigabyte' }),
  minutes: minUploadMinutes,
});

const secondsInMinute = 60;

/** Returns the progress as text, such as `1.2 GB of 3.4 GB, 2.4 MB a second, 4 minutes left`. */
function transferFacts({ bytes, receivedBytes }: Upload, bytesPerSecond: number, { intl }: Reader): string {
  const [sent, size] = [fileSize(receivedBytes, intl), fileSize(bytes, intl)];
  if (bytesPerSecond === 0) return intl.formatMessage(messages.facts, { sent, size });
  const seconds = Math.ceil((bytes - receivedBytes) / bytesPerSecond);
  const left =
    seconds < secondsInMinute
      ? intl.formatMessage(messages.seconds, { count: seconds })
      : intl.formatMessage(messages.minutes, { count: Math.ceil(seconds / secondsInMinute) });
  const speed = fileSize(bytesPerSecond, intl);
  // Keeps a number and its unit on one line.
  return intl.formatMessage(messages.factsWithSpeed, { sent, size, speed, left: left.replaceAll(' ', '\u00a0') });
}

/** Returns a progress from 0 to 1: that of the transfer, or of the processing. */
const sentShare = ({ percent, bytes, receivedBytes }: Upload, processing: boolean): number =>
  processing ? percent / 100 : bytes > 0 ? receivedBytes / bytes : 0;

/** Returns the share that has been sent, as text; null if nothing is being sent. */
export const sentPercent = (upload: Upload, sending: Sending | undefined, { intl }: Reader): string | null =>
  sending && sending.state !== 'processing' ? intl.formatNumber(sentShare(upload, false), { style: 'percent' }) : null;

function transferOf(upload: Upload, { bytesPerSecond = 0, ...sending }: Sending, reader: Reader): UploadTransferProps {
  const processing = sending.state === 'processing';
  return {
    ...sending,
    // Nothing is known about the video of a link until it has been fetched.
    ...(processing && upload.bytes === 0 && { state: 'fetching' as const }),
    file: upload.fileName,
    share: sentShare(upload, processing),
    facts: processing ? '' : transferFacts(upload, sending.state === 'sending' ? bytesPerSecond : 0, reader),
  };
}

function choicesOf(categories: readonly Term[], channels: readonly Channel[], { intl }: Reader) {
  const none = { value: '', label: intl.formatMessage(messages.noChannel) };
  return {
    categories: categories.map(({ dir, title }) => ({ value: dir, label: title })),
    orientation: genders.map((code) => ({ value: code, label: intl.formatMessage(catalogueNames[code]) })),
    channel: channels.length > 0 ? [none, ...channels.map(({ dir, title }) => ({ value: dir, label: title }))] : [],
  };
}

/** Returns the props of the upload form in one of its steps. */
export function uploadForm(step: UploadStep, reader: Reader): UploadFormProps {
  const action = reader.href.page('upload');
  if (step.kind === 'start') return { start: { ...step.form, action, limits: limits(reader) } };
  const { upload, sending, again, categories, channels = [], form } = step;
  return {
    transfer: sending && transferOf(upload, sending, reader),
    again: again && { ...again, accept, label: reader.intl.formatMessage(messages.again, { name: upload.fileName }) },
    details: {
      ...form,
      values: {
        title: upload.title,
        exclusive: upload.exclusive ? '1' : '0',
        preview: upload.screenshot > 0 ? String(upload.screenshot) : '',
        ...form?.values,
      },
      action,
      uploadId: upload.id,
      choices: choicesOf(categories, channels, reader),
      screenshots: upload.screenshots.map(({ number, address }) => ({ number, picture: reader.picture(address) })),
      most: { categories: uploadCategories, title: uploadLength.title.max, description: uploadLength.description.max },
      waiting: sending !== undefined,
    },
  };
}

/** Returns the error for a file that is not the one with which the upload began. */
export const otherFileSentence = ({ fileName, bytes }: Upload, { intl }: Reader): string =>
  intl.formatMessage(messages.otherFile, { name: fileName, size: fileSize(bytes, intl) });
