import { ownUploadsEndpoint, tusEndpoint, tusPath, videoEditEndpoint } from '@afterglow/contract/endpoints/content';
import { decodePostReply, refusedAs, type PostReply } from '@afterglow/contract/postReply';
import { encodeTusMetadata, tusVersion } from '@afterglow/contract/tus';
import type { Upload } from '@afterglow/contract/upload';
import { decoders, readOf } from './readOf.ts';
import { jsonUpTo } from '../runtime/data/read.ts';
import { sendAsMember } from './session.ts';
import { send } from './submit.ts';
import type { FormBody } from '../runtime/data/poster.ts';

/** The signed-in member's uploads, and the channels that they can be assigned to. */
export const ownUploadsRead = readOf(ownUploadsEndpoint, undefined, ({ ownUploads }) => ownUploads);

/** Milliseconds until a request is given up: sending a picture takes time. */
const timeoutMs = 60_000;

export interface UploadRequest {
  section: 'file' | 'link' | 'preview';
  fields: Readonly<Record<string, string>>;
  /** A video file, or a picture. */
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

/** Headers by which the API recognizes a request of a script of its own site. */
export const ownHeaders = { 'X-Requested-With': 'XMLHttpRequest' };

/** Sends a form of an upload. Never throws: without a reply it returns the refusal `unavailable`. */
export function sendUpload(request: UploadRequest, signal?: AbortSignal): Promise<PostReply> {
  const body = bodyOf(request);
  // A video in one request takes as long as it takes.
  const timeout = request.section === 'file' ? [] : [AbortSignal.timeout(timeoutMs)];
  return sendAsMember(() =>
    send(videoEditEndpoint, body, (path) =>
      fetch(path, {
        method: 'POST',
        headers: ownHeaders,
        body,
        signal: AbortSignal.any([...(signal ? [signal] : []), ...timeout]),
      }),
    ),
  );
}

/** Requests by tus are at the address of an upload, or of all. */
export const tusAddress = (id: number): string => tusEndpoint.path({ id });

const requestTus = (path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> =>
  fetch(path, {
    ...init,
    headers: { ...ownHeaders, 'Tus-Resumable': tusVersion, ...init.headers },
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]),
  });

/** Returns the refusal in an answer; `unavailable` if there is none. */
const refusalIn = async (response: Response): Promise<PostReply> =>
  decodePostReply(await jsonUpTo(response, tusEndpoint.maxReplyBytes).catch(() => null));

/** Code of the refusal of an API that does not know tus. */
export const withoutTus = 'without_tus';

/** Returns whether an address does not exist for the API, rather than for tus. */
const isUnknown = ({ status, headers }: Response): boolean =>
  [404, 405, 501].includes(status) && !headers.has('tus-resumable');

/**
 * Creates an upload by tus. The reply has its id and the offset from which it is to be sent, which is not 0 if the same
 * content was being sent before. Never throws, like `sendUpload`.
 */
export function createUpload(
  bytes: number,
  claims: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<PostReply> {
  const headers = { 'Upload-Length': String(bytes), 'Upload-Metadata': encodeTusMetadata(claims) };
  return sendAsMember(async () => {
    try {
      const response = await requestTus(tusPath, { method: 'POST', headers }, signal);
      if (isUnknown(response)) return refusedAs(withoutTus);
      if (response.status !== 201) return await refusalIn(response);
      // Without this, browsers report the request as broken off.
      await response.text();
      const id = response.headers.get('location')?.split('/').at(-1) ?? '';
      return { state: 'done', reply: { upload_id: id, offset: response.headers.get('upload-offset') ?? '0' } };
    } catch {
      return refusedAs('unavailable');
    }
  });
}

/** Ends an upload. If this request fails, the API drops the upload by itself after a while. */
export const endUpload = (id: number): Promise<unknown> =>
  requestTus(tusAddress(id), { method: 'DELETE' }).catch(() => undefined);

/** Returns the upload in a reply; null if there is none, or it is invalid. */
export async function uploadOf(reply: unknown): Promise<Upload | null> {
  try {
    return (await decoders()).upload(reply);
  } catch {
    return null;
  }
}
