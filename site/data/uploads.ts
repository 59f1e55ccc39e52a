import { ownUploadsEndpoint, videoEditEndpoint } from '@afterglow/contract/endpoints/content';
import type { PostReply } from '@afterglow/contract/postReply';
import type { Upload } from '@afterglow/contract/upload';
import { decoders, readOf } from './readOf.ts';
import { sendAsMember } from './session.ts';
import { send } from './submit.ts';
import type { FormBody } from '../runtime/data/poster.ts';

/** The signed-in member's uploads, and the channels that they can be assigned to. */
export const ownUploadsRead = readOf(ownUploadsEndpoint, undefined, ({ ownUploads }) => ownUploads);

/**
 * Milliseconds until a request is given up: sending a part of a file takes time, as does inspecting a file before the
 * reply.
 */
const timeoutMs = 60_000;

export interface UploadRequest {
  section: 'start' | 'chunk' | 'finish' | 'link' | 'preview' | 'cancel';
  fields: Readonly<Record<string, string>>;
  /** A part of the video file, or a picture. */
  file?: { bytes: Blob; name: string };
}

/** Fields precede the file, so that the API can process the file as it arrives. */
function bodyOf({ section, fields, file }: UploadRequest): FormBody {
  if (!file) return new URLSearchParams({ section, ...fields });
  const body = new FormData();
  for (const [name, value] of Object.entries({ section, ...fields })) body.set(name, value);
  body.set('file', file.bytes, file.name);
  return body;
}

/** Sends one request of an upload. Never throws: without a reply it returns the refusal `unavailable`. */
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

/** Returns the upload in a reply; null if there is none, or it is invalid. */
export async function uploadOf(reply: unknown): Promise<Upload | null> {
  try {
    return (await decoders()).upload(reply);
  } catch {
    return null;
  }
}
