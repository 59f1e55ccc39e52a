import type { PostReply } from '@afterglow/contract/postReply';
import type { Upload } from '@afterglow/contract/upload';
import { createUpload, sendUpload, uploadOf, withoutTus } from '../../data/uploads.ts';
import { refusalOfFile, type ChosenFile } from './checkFile.ts';
import { hashOf, type LocalFile } from './localFile.ts';
import { inspectedFile, type OpenRequest, type UploadEvent } from './uploadState.ts';

const refused = (reply: Extract<PostReply, { state: 'refused' }>): UploadEvent => ({
  type: 'refused',
  refusals: reply.refusals,
});
const unreadable = { type: 'refused', refusals: [{ field: 'notify', code: 'unavailable' }] } as const;

const flagOf = (exclusive: boolean): string => (exclusive ? '1' : '0');

/** Returns an upload as the API will describe it in its next reply. */
const beginning = ({ name, bytes, seconds }: ChosenFile, exclusive: boolean): Omit<Upload, 'id' | 'receivedBytes'> => ({
  ...{ videoId: 0, fileName: name, title: '', private: false, exclusive, status: 'uploading', percent: 0, bytes },
  ...{ seconds, secondsClaimed: true, code: '', reason: '', screenshots: [], screenshot: 0, createdAt: 0 },
});

const isWithoutTus = (reply: PostReply): boolean =>
  reply.state === 'refused' && reply.refusals.some(({ code }) => code === withoutTus);

/** Sends a file in one request, to an API that knows nothing else. It is shown as being asked about until it has come. */
async function openWhole(
  { file, name }: LocalFile,
  claims: Readonly<Record<string, string>>,
  at: number,
  signal?: AbortSignal,
): Promise<UploadEvent> {
  const reply = await sendUpload({ section: 'file', fields: claims, file: { bytes: file, name } }, signal);
  if (reply.state === 'refused') return refused(reply);
  const upload = await uploadOf(reply.reply);
  return upload ? { type: 'opened', at, upload } : unreadable;
}

/**
 * Checks a file and asks the API to accept it, or to continue it where an earlier attempt has ended. Once the signal
 * has aborted, for example while a large file is hashed, no request is sent.
 */
export async function openFile(
  local: LocalFile | null,
  exclusive: boolean,
  at: number,
  signal?: AbortSignal,
): Promise<UploadEvent> {
  const refusal = local ? refusalOfFile(local, exclusive) : { field: 'file', code: 'required' };
  if (!local || refusal) return { type: 'refused', refusals: refusal ? [refusal] : [] };
  const { file, name, bytes, seconds } = local;
  const claims = { duration: String(Math.floor(seconds)), exclusive: flagOf(exclusive) };
  const sha256 = await hashOf(file);
  const reply = await createUpload(bytes, { filename: name, ...claims, ...(sha256 && { sha256 }) }, signal);
  if (isWithoutTus(reply)) return openWhole(local, claims, at, signal);
  if (reply.state === 'refused') return refused(reply);
  const [id, receivedBytes] = [Number(reply.reply['upload_id']), Number(reply.reply['offset'] ?? 0)];
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(receivedBytes)) return unreadable;
  return { type: 'opened', at, upload: { ...beginning(local, exclusive), id, receivedBytes } };
}

/** Asks the API to fetch a video from an address. */
export async function openLink(link: string, exclusive: boolean, at: number): Promise<UploadEvent> {
  const fields = { link, exclusive: flagOf(exclusive) };
  // Validates the link itself; the API checks where it leads. Null if the code cannot be loaded.
  const refusals = await import('../../data/schemas.ts').then(
    ({ uploadLink }) => uploadLink(fields, ''),
    () => null,
  );
  if (refusals === null) return unreadable;
  if (refusals.length > 0) return { type: 'refused', refusals };
  const reply = await sendUpload({ section: 'link', fields });
  if (reply.state === 'refused')
    return {
      type: 'refused',
      refusals: reply.refusals.map((one) => (one.code === 'invalid_link' ? { ...one, field: 'link' } : one)),
    };
  const upload = await uploadOf(reply.reply);
  return upload ? { type: 'opened', at, upload } : unreadable;
}

/** Asks the API to accept what was chosen. */
export const openUpload = ({ link, exclusive, choice }: OpenRequest, at: number, signal: AbortSignal) =>
  link === '' ? openFile(inspectedFile(choice), exclusive, at, signal) : openLink(link, exclusive, at);
