import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { UploadScreenProps } from './UploadScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'uploadScreen.head', defaultMessage: 'Upload a video – {name}' },
  description: { id: 'uploadScreen.description', defaultMessage: 'Show your own video on {name}. For adults only.' },
});

/** Accepted file types, by extension (R99). */
const endings = [
  '3gp',
  'mp4',
  'mov',
  'asf',
  'flv',
  'mpg',
  'avi',
  'mpeg',
  'wmv',
  'rm',
  'dat',
  'mkv',
  'vob',
  'm2v',
  'm2t',
  'm4v',
  'f4v',
  'mts',
  'webm',
];
const gigabytes = 10;

/** The step, and errors in the submitted values. */
export type Upload = Pick<UploadScreenProps, 'step' | 'errors' | 'onStop'>;

export const uploadScreen = (upload: Upload, reader: Reader): UploadScreenProps => ({
  ...upload,
  action: reader.href.page('upload'),
  limits: {
    accept: endings.map((ending) => `.${ending}`).join(','),
    bytes: gigabytes * 1024 ** 3,
    shownSize: reader.intl.formatNumber(gigabytes, { style: 'unit', unit: 'gigabyte' }),
    minutes: { exclusive: 6, other: 10 },
  },
});

export const uploadHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
