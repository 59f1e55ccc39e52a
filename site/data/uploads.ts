import { ownUploadsEndpoint, videoEditEndpoint } from '@afterglow/contract/endpoints/content';
import type { PostReply } from '@afterglow/contract/postReply';
import type { Upload } from '@afterglow/contract/upload';
import { decoders, readOf } from './read.ts';
import { sendAsMember } from './session.ts';
import { send, type FormBody } from './submit.ts';

/** What the signed-in member has uploaded, and the channels that it can go into. */
export const ownUploadsRead = readOf(ownUploadsEndpoint, undefined, ({ ownUploads }) => ownUploads);

/** A part of a file takes its time, and so does a file that is looked at before the reply. */
const timeoutMs = 60_000;

export interface UploadRequest {
  section: 'start' | 'chunk' | 'finish' | 'link' | 'preview' | 'cancel';
  fields: Readonly<Record<string, string>>;
  /** A part of the video, or a picture. */
  file?: { bytes: Blob; name: string };
}

/** Fields come before the file, so that the API can read it as it arrives. */
function bodyOf({ section, fields, file }: UploadRequest): FormBody {
  if (!file) return new URLSearchParams({ section, ...fields });
  const body = new FormData();
  for (const [name, value] of Object.entries({ section, ...fields })) body.set(name, value);
  body.set('file', file.bytes, file.name);
  return body;
}

/** One request of an upload. Never throws: without a reply it is refused as `unavailable`. */
export function sendUpload(request: UploadRequest, signal?: AbortSignal): Promise<PostReply> {
  const body = bodyOf(request);
  return sendAsMember(() =>
    send(videoEditEndpoint, body, (path) =>
      fetch(path, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        body,
        signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]),
      }),
    ),
  );
}

/** The upload of a reply; null if it has none that can be read. */
export async function uploadOf(reply: unknown): Promise<Upload | null> {
  try {
    return (await decoders()).upload(reply);
  } catch {
    return null;
  }
}
