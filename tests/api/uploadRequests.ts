/** Requests of a member who uploads a video. */
import { createHash } from 'node:crypto';
import { createDatabaseQueue } from '@afterglow/api/uploads/databaseQueue';
import type { Inspected, Job, WorkerInfo } from '@afterglow/api/uploads/queue';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { encodeTusMetadata, tusContentType, tusVersion } from '@afterglow/contract/tus';
import { uploadsReply, type Upload } from '@afterglow/contract/upload';
import type { TestApi } from './testApi.ts';

type Reply = Record<string, unknown> & { codes?: { field: string; code: string; info?: object }[] };
type Fields = Record<string, string | number>;

/** Makes a file that begins like an mp4. The number makes its content unique. */
export function makeMp4(bytes: number, number = 0): Buffer {
  const file = Buffer.alloc(Math.max(bytes, 40), number % 251);
  file.writeUInt32BE(24, 0);
  file.write('ftypisom', 4, 'latin1');
  file.writeUInt32BE(512, 12);
  file.write('isommp41', 16, 'latin1');
  file.writeUInt32BE(number, 30);
  return file;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns a client of video_edit.php, where fields are sent before the file, and of tus. */
export function createUploader(api: TestApi, as: string) {
  const send = async (section: string, fields: Fields, file?: Buffer, name = 'evening.mp4') => {
    const body = new FormData();
    body.set('section', section);
    for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
    if (file) body.set('file', new Blob([new Uint8Array(file)]), name);
    const response = await api.get(calls.videoEdit.path(), { method: 'POST', body, as });
    return { status: response.status, reply: (await response.json()) as Reply, headers: response.headers };
  };
  /** Sends a request by tus. */
  const tus = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer>,
  ) => {
    const response = await api.get(path, {
      method,
      as,
      headers: { 'Tus-Resumable': tusVersion, ...headers },
      ...(body && { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      offset: Number(response.headers.get('upload-offset') ?? Number.NaN),
      reply: (text === '' ? {} : JSON.parse(text)) as Reply,
    };
  };
  const addressOf = (id: unknown) => calls.tus.path({ id: Number(id) });
  const create = async ({ size, ...claims }: Fields) => {
    const metadata = Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]));
    const headers = { 'Upload-Length': String(size), 'Upload-Metadata': encodeTusMetadata(metadata) };
    const created = await tus('POST', tusPath, headers);
    return { ...created, id: created.headers.get('location')?.split('/').at(-1) ?? '' };
  };
  const patch = (id: unknown, offset: number, bytes: Buffer) =>
    tus(
      'PATCH',
      addressOf(id),
      { 'Upload-Offset': String(offset), 'Content-Type': tusContentType },
      new Uint8Array(bytes),
    );
  const head = (id: unknown) => tus('HEAD', addressOf(id));
  const end = (id: unknown) => tus('DELETE', addressOf(id));
  const status = async (id: unknown): Promise<Upload | undefined> => {
    const { reply } = await send('status', { upload_id: String(id) });
    return decodeJson(uploadsReply, reply).uploads[0];
  };
  return { send, tus, create, patch, head, end, status };
}

export const worker: WorkerInfo = { name: 'a test', encodes: true };

export const createTestQueue = ({ database, settings, clock }: TestApi) =>
  createDatabaseQueue(database, createFolderStore(settings.mediaStoreFolder), () => clock.now, settings);

/** Returns the result of a worker's inspection. */
export const inspected = (job: Job, changes: Partial<Inspected> = {}): Inspected => ({
  hash: sha256(Buffer.from(job.prefix)),
  bytes: 1_000,
  source: `${job.prefix}/source.mp4`,
  extension: 'mp4',
  seconds: 754.4,
  width: 1920,
  height: 1080,
  screenshots: 10,
  ...changes,
});

/** Returns the fields of a complete form. */
export const savedForm = (fields: Fields = {}): Fields => ({
  title: 'Evening by the lake',
  desc: 'One long take',
  categories: 'lakes',
  preview: 3,
  adults: 1,
  consent: 1,
  rights: 1,
  ...fields,
});
