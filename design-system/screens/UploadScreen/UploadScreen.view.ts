import { maxUploadBytes, minUploadMinutes } from '@afterglow/fixtures/contract/limits';
import { uploadExtensions } from '@afterglow/fixtures/contract/uploadFiles';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { UploadScreenProps } from './UploadScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'uploadScreen.head', defaultMessage: 'Upload a video – {name}' },
  description: { id: 'uploadScreen.description', defaultMessage: 'Show your own video on {name}. For adults only.' },
});

const gigabytes = maxUploadBytes / 1024 ** 3;

/** The step, and errors in the submitted values. */
export type Upload = Pick<UploadScreenProps, 'step' | 'errors' | 'onStop'>;

export const uploadScreen = (upload: Upload, reader: Reader): UploadScreenProps => ({
  ...upload,
  action: reader.href.page('upload'),
  limits: {
    accept: uploadExtensions.map((ending) => `.${ending}`).join(','),
    bytes: maxUploadBytes,
    shownSize: reader.intl.formatNumber(gigabytes, { style: 'unit', unit: 'gigabyte' }),
    minutes: minUploadMinutes,
  },
});

export const uploadHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
