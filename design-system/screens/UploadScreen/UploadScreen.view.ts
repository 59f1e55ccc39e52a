import { defineMessages } from 'react-intl';
import type { SignedIn } from '@afterglow/contract/globals';
import type { SentRefusal } from '@afterglow/contract/postReply';
import { refusalSentence } from '../../forms/refusalSentence.view.ts';
import { sentPercent, uploadForm, type UploadStep } from '../../forms/UploadForm/UploadForm.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { UploadScreenProps } from './UploadScreen.tsx';

const messages = defineMessages<{
  head: { name: string };
  sending: { percent: string; file: string; name: string };
  description: { name: string };
}>({
  sending: { id: 'uploadScreen.sending', defaultMessage: '{percent} – {file} – {name}' },
  head: { id: 'uploadScreen.head', defaultMessage: 'Upload a video – {name}' },
  description: { id: 'uploadScreen.description', defaultMessage: 'Show your own video on {name}. For adults only.' },
});

/**
 * A step of the form, or its outcome: the member on success, else the refusal, with the API's own words if it has any,
 * and a way to the next file if one waits.
 */
export type UploadPage =
  | UploadStep
  | { kind: 'success'; member: Pick<SignedIn, 'id'> }
  | { kind: 'error'; refusal: SentRefusal; reason?: string; onNext?: (() => void) | undefined };

function stepOf(page: UploadPage, reader: Reader): UploadScreenProps['step'] {
  switch (page.kind) {
    case 'success':
      return { kind: 'success', ownHref: reader.href.member(page.member, 'uploaded_videos') };
    case 'error':
      return {
        kind: 'error',
        sentence: page.reason || refusalSentence('upload', page.refusal, reader),
        onNext: page.onNext,
      };
    default:
      return { kind: 'form', form: uploadForm(page, reader) };
  }
}

export const uploadScreen = (page: UploadPage, reader: Reader): UploadScreenProps => ({
  action: reader.href.page('upload'),
  step: stepOf(page, reader),
});

/**
 * Returns the document's title. While a file is sent it begins with the percentage, so that the browser's tab shows it.
 */
function titleOf(page: UploadPage, reader: Reader): string {
  const { brand, intl } = reader;
  const percent = page.kind === 'details' ? sentPercent(page.upload, page.sending, reader) : null;
  return percent !== null && page.kind === 'details'
    ? intl.formatMessage(messages.sending, { percent, file: page.upload.fileName, name: brand.name })
    : intl.formatMessage(messages.head, { name: brand.name });
}

export const uploadHead = (page: UploadPage, reader: Reader): DocumentHead => ({
  title: titleOf(page, reader),
  description: reader.intl.formatMessage(messages.description, { name: reader.brand.name }),
});
