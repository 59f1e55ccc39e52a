import type { OwnUploads as OwnUploadsReply, Upload, UploadStatus } from '@afterglow/contract/upload';
import { defineMessages } from 'react-intl';
import { clock, spokenLength } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { OwnUpload, OwnUploadsProps } from './OwnUploads.tsx';

const messages = defineMessages<{ public: {}; private: {}; onItsWay: {}; unmeasured: {} }>({
  public: { id: 'ownUploads.public', defaultMessage: 'Public' },
  private: { id: 'ownUploads.private', defaultMessage: 'Private' },
  onItsWay: { id: 'ownUploads.onItsWay', defaultMessage: 'Only you see it' },
  unmeasured: { id: 'ownUploads.unmeasured', defaultMessage: 'Length not known yet' },
});

/** Returns the list of a member's uploads, which come the latest first. */
export const ownUploads = (uploads: readonly Upload[], reader: Reader): Pick<OwnUploadsProps, 'state'> => ({
  state:
    uploads.length > 0
      ? { kind: 'ready', uploads: uploads.map((upload) => ownUpload(upload, reader)) }
      : { kind: 'empty', href: reader.href.page('upload') },
});

/** Returns the uploads that others cannot see yet, or no longer, to show above the list of those that they can. */
export const uploadsOnTheirWay = (
  { uploads, studio }: Pick<OwnUploadsReply, 'uploads' | 'studio'>,
  reader: Reader,
): Pick<OwnUploadsProps, 'state' | 'uploadHref' | 'studioHref'> => ({
  uploadHref: reader.href.page('upload'),
  studioHref: studio ? reader.href.studio(1) : undefined,
  state: {
    kind: 'ready',
    uploads: uploads.filter(({ status }) => status !== 'public').map((upload) => ownUpload(upload, reader, studio)),
  },
});

/** Returns where an upload leads: once it has a video, the studio changes that; before, the upload page has its form. */
function hrefOf({ status, videoId }: Upload, { href }: Reader, studio: boolean): string {
  if (status === 'public') return href.videoById({ id: videoId });
  return studio && videoId > 0 ? href.studioVideo({ id: videoId }) : href.page('upload');
}

function ownUpload(upload: Upload, reader: Reader, studio = false): OwnUpload {
  const { id, title, fileName, status, seconds } = upload;
  const shown = status === 'public';
  const chosen = upload.screenshots.find(({ number }) => number === upload.screenshot) ?? upload.screenshots[0];
  return {
    id: String(id),
    card: {
      href: hrefOf(upload, reader, studio),
      title: title || fileName,
      picture: reader.picture(chosen?.address ?? ''),
      duration:
        seconds > 0
          ? { shown: clock(seconds), label: spokenLength(seconds, reader) }
          : { shown: '–', label: reader.intl.formatMessage(messages.unmeasured) },
      facts: ownFacts(upload, reader),
      marks: shown && upload.private ? ['private'] : [],
    },
    state: stateOf(upload, chosen === undefined),
  };
}

/** Returns who can see an upload, and its date. */
function ownFacts({ status, private: isPrivate, createdAt }: Upload, { intl }: Reader): OwnUpload['card']['facts'] {
  const seenBy = status !== 'public' ? messages.onItsWay : isPrivate ? messages.private : messages.public;
  const by = intl.formatMessage(seenBy);
  const views = intl.formatDate(createdAt, { dateStyle: 'medium', timeZone: 'UTC' });
  return { by, views, liked: '', label: views };
}

const withShare = new Set<UploadStatus>(['uploading', 'processing']);

function stateOf({ status, percent, reason }: Upload, opaque: boolean): OwnUpload['state'] {
  if (status === 'public') return null;
  return {
    state: status,
    opaque,
    ...(withShare.has(status) && { share: percent / 100 }),
    ...(reason !== '' && { reason }),
  };
}
