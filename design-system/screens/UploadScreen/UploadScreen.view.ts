import { defineMessages } from 'react-intl';
import { uploadForm, type UploadStep } from '../../forms/UploadForm/UploadForm.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { UploadScreenProps } from './UploadScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'uploadScreen.head', defaultMessage: 'Upload a video – {name}' },
  description: { id: 'uploadScreen.description', defaultMessage: 'Show your own video on {name}. For adults only.' },
});

/** A step of the form, or what came of it. */
export type UploadPage = UploadStep | Exclude<UploadScreenProps['step'], { kind: 'form' }>;

export const uploadScreen = (page: UploadPage, reader: Reader): UploadScreenProps => ({
  action: reader.href.page('upload'),
  step: page.kind === 'success' || page.kind === 'error' ? page : { kind: 'form', form: uploadForm(page, reader) },
});

export const uploadHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
