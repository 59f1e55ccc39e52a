/**
 * An S3 server for tests. s3rver stores objects, checks signatures and their expiry, and serves ranges. This module
 * adds what it lacks: s3rver accepts unsigned requests and any region, its lists have no second page, and it neither
 * lists nor aborts unfinished uploads.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '@afterglow/api/uploads/s3/bucketSettings';
import { closeServer, listen } from './server.ts';

const bucket = 'media';
const region = 'eu-central-1';

export interface S3Server {
  settings: BucketSettings;
  /** Requests so far, such as `PUT /media/a/b?partNumber`. */
  requests: string[];
  /** Answers the next requests with this status. */
  refuse: (status: number, times: number) => void;
  /** Returns the keys of all objects in the bucket. */
  keys: () => Promise<string[]>;
  /** Returns the number of unfinished uploads. */
  unfinished: () => number;
  end: () => Promise<void>;
}

const xml = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>\n${body}`);

const refuse = (response: ServerResponse, status: number, code: string, more = ''): void =>
  xml(response, status, `<Error><Code>${code}</Code><Message>No.</Message>${more}</Error>`);

const scopeOf = ({ headers }: IncomingMessage, url: URL): string =>
  /Credential=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? url.searchParams.get('X-Amz-Credential') ?? '';

/**
 * Starts a server with an empty bucket.
 *
 * @param pageSize keys per page of a list
 */
export async function startS3({ pageSize = 1_000 } = {}): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'afterglow-s3-'));
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  const requests: string[] = [];
  const refusing = { status: 0, times: 0 };
  const uploadsFolder = join(directory, bucket, '._S3rver_uploads');
  const uploads = () => (existsSync(uploadsFolder) ? readdirSync(uploadsFolder) : []);

  // s3rver encodes the place where a list continues with a cipher that Node no longer has. So it is told that no list
  // continues, and `sayTruncated` corrects the response.
  const { listObjects } = s3rver.store;
  let isTruncated = false;
  s3rver.store.listObjects = async (name, options) => {
    const page = await listObjects.call(s3rver.store, name, {
      ...options,
      maxKeys: Math.min(options.maxKeys, pageSize),
    });
    ({ isTruncated } = page);
    return { ...page, isTruncated: false };
  };
  function sayTruncated(response: ServerResponse): void {
    const end = response.end.bind(response);
    response.end = (body: unknown) => {
      if (!isTruncated || typeof body !== 'string') return end(body);
      const corrected = body.replace('<IsTruncated>false', '<IsTruncated>true');
      response.setHeader('Content-Length', corrected.length);
      return end(corrected);
    };
  }

  function listUploads(response: ServerResponse, { searchParams }: URL): void {
    const found = uploads().map((id) => ({ id, key: readFileSync(join(uploadsFolder, id, 'key'), 'utf8') }));
    const listed = found
      .filter(({ key }) => key.startsWith(searchParams.get('prefix') ?? ''))
      .map(({ id, key }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
    xml(response, 200, `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`);
  }

  function abort(response: ServerResponse, id: string): void {
    if (!uploads().includes(id)) return refuse(response, 404, 'NoSuchUpload');
    rmSync(join(uploadsFolder, id), { recursive: true });
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3.invalid');
    const { method = 'GET' } = request;
    requests.push(`${method} ${url.pathname}${url.search === '' ? '' : `?${[...url.searchParams.keys()][0] ?? ''}`}`);
    if (refusing.times > 0) {
      refusing.times -= 1;
      request.resume();
      return refuse(response, refusing.status, 'SlowDown');
    }
    const scope = scopeOf(request, url);
    if (scope === '') return refuse(response, 403, 'AccessDenied');
    if (scope.split('/')[2] !== region)
      return refuse(response, 400, 'AuthorizationHeaderMalformed', `<Region>${region}</Region>`);
    // s3rver checks the signatures of all other requests.
    const isKnown = scope.startsWith('S3RVER/');
    const uploadId = url.searchParams.get('uploadId');
    if (isKnown && method === 'DELETE' && uploadId !== null) return abort(response, uploadId);
    if (isKnown && method === 'GET' && url.searchParams.has('uploads')) return listUploads(response, url);
    if (url.searchParams.has('list-type')) sayTruncated(response);
    answer(request, response);
  });
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}/${bucket}`;
  return {
    settings: { url, publicUrl: url, region, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    requests,
    refuse: (status, times) => void Object.assign(refusing, { status, times }),
    keys: async () =>
      (await listObjects.call(s3rver.store, bucket, { prefix: '', startAfter: '', maxKeys: 100_000 })).objects.map(
        ({ key }) => key,
      ),
    unfinished: () => uploads().length,
    end: async () => {
      await closeServer(server);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
