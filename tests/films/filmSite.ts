/** The built site with its own data folder, and a member who uploads films. */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { tusPath } from '@afterglow/contract/endpoints/content';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { encodeTusMetadata, tusContentType, tusVersion } from '@afterglow/contract/tus';
import { uploadsReply, type Upload } from '@afterglow/contract/upload';
import { playableFiles } from '@afterglow/contract/videoFile';
import { categories } from '@afterglow/fixtures/data/categories';
import { sendToRunningApi } from '@afterglow/api/moderation/socket';
import { demoSession } from '../tools/demoSession.ts';
import { freePort } from '../tools/freePort.ts';
import { spawnSite } from '../tools/spawnSite.ts';
import { workFolder } from './makeFilm.ts';

const dataFolder = join(workFolder, 'data');
/** Milliseconds for all processing of one film, on a machine that may be busy. */
const processingMs = 600_000;
const pollMs = 500;

export interface FilmSite {
  origin: string;
  /** Name and value of the member's session cookie. */
  session: [string, string];
  close: () => Promise<void>;
}

export async function startFilmSite(settings: Readonly<Record<string, string>>): Promise<FilmSite> {
  mkdirSync(dataFolder, { recursive: true });
  const port = await freePort();
  const site = spawnSite({
    ...{ PORT: String(port), PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, DATA_DIR: dataFolder },
    ...{ DEMO_PARTNERS: 'off', UPLOADS_PER_DAY: '100000', OPEN_UPLOADS: '1000', ...settings },
  });
  const log = site.ended.then(({ stdout, stderr }) => appendFileSync(join(workFolder, 'site.log'), stdout + stderr));
  const origin = await site.origin;
  const close = async (): Promise<void> => {
    await site.end();
    await log;
  };
  return { origin, session: await demoSession(origin), close };
}

type Reply = Record<string, unknown> & { codes?: { field: string; code: string }[] };

// The API's own reply format.
const replyOf = async (response: Response) => (await response.json()) as Reply;

async function post({ origin, session }: FilmSite, fields: Record<string, string>): Promise<Reply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(origin + calls.videoEdit.path(), {
    method: 'POST',
    headers: { Cookie: session.join('='), Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    body,
  });
  return replyOf(response);
}

/** Sends a request by tus. */
const tus = (
  { origin, session }: FilmSite,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: Blob | null = null,
) =>
  fetch(origin + path, {
    method,
    headers: { Cookie: session.join('='), Origin: origin, 'Tus-Resumable': tusVersion, ...headers },
    body,
  });

const codesOf = ({ codes = [] }: Reply): string[] => codes.map(({ code }) => code);

export const fileNameOf = (path: string): string => basename(path).replaceAll(/[^a-zA-Z0-9.]/g, '');

/** The result of an upload: refused or public. */
export type Outcome =
  | { state: 'refused'; codes: string[]; reason: string }
  | { state: 'public'; videoId: number; seconds: number };

async function statusOf(site: FilmSite, uploadId: string): Promise<Upload> {
  const reply = await post(site, { section: 'status', upload_id: uploadId });
  const [upload] = decodeJson(uploadsReply, reply).uploads;
  if (!upload) throw new Error(`There is no upload ${uploadId}.`);
  return upload;
}

async function until(site: FilmSite, uploadId: string, states: readonly Upload['status'][]): Promise<Upload> {
  for (const last = Date.now() + processingMs; ; await sleep(pollMs)) {
    const upload = await statusOf(site, uploadId);
    if (states.includes(upload.status)) return upload;
    if (Date.now() > last)
      throw new Error(`After ${processingMs / 1_000} s the upload is ${upload.status} (${upload.percent} %).`);
  }
}

const refusedOutcome = ({ code, reason }: Upload): Outcome => ({ state: 'refused', codes: [code], reason });

/** Approves a video as soon as all of its processing is done. */
async function approve(videoId: number): Promise<void> {
  for (const last = Date.now() + processingMs; ; await sleep(pollMs)) {
    const refusal = await sendToRunningApi(dataFolder, ['approve', String(videoId)]).then(
      () => null,
      (error: unknown) => String(error),
    );
    if (refusal === null) return;
    if (!refusal.includes('still being processed') || Date.now() > last) throw new Error(refusal);
  }
}

/** Returns the member's uploads, latest first. */
export async function ownUploads({ origin, session }: FilmSite): Promise<Upload[]> {
  const { ownUploads: call } = calls;
  const response = await fetch(origin + call.path(), { headers: { Cookie: session.join('=') } });
  return decodeJson(call.reply, await response.json()).uploads;
}

/** Cancels unfinished uploads, because otherwise the form would continue one instead of asking for a file. */
export async function cancelUnfinished(site: FilmSite): Promise<void> {
  for (const { id, videoId, status } of await ownUploads(site))
    if (videoId === 0 && status !== 'refused') await tus(site, 'DELETE', calls.tus.path({ id }));
}

/** Waits for the result of an upload whose form is saved. Approves the video. */
export async function finalOutcome(site: FilmSite, uploadId: string): Promise<Outcome> {
  const inModeration = await until(site, uploadId, ['moderation', 'public', 'refused']);
  if (inModeration.status === 'moderation')
    await approve(inModeration.videoId).catch(async (error: unknown) => {
      if ((await statusOf(site, uploadId)).status !== 'refused') throw error;
    });
  const last = await statusOf(site, uploadId);
  if (last.status !== 'public') return refusedOutcome(last);
  return { state: 'public', videoId: last.videoId, seconds: last.seconds };
}

/** Sends a file. Returns the id of its upload, or the refusal. */
async function send(site: FilmSite, path: string): Promise<string | Outcome> {
  const [film, name] = [readFileSync(path), fileNameOf(path)];
  const sha256 = createHash('sha256').update(film).digest('hex');
  const created = await tus(site, 'POST', tusPath, {
    ...{ 'Upload-Length': String(film.length), 'Upload-Metadata': encodeTusMetadata({ filename: name, sha256 }) },
  });
  if (created.status !== 201) {
    // A run that was interrupted has sent the file before.
    const own = (await ownUploads(site)).find(({ fileName, status }) => fileName === name && status !== 'refused');
    return own ? String(own.id) : { state: 'refused', codes: codesOf(await replyOf(created)), reason: 'at the start' };
  }
  const address = created.headers.get('location') ?? '';
  const offset = created.headers.get('upload-offset') ?? '0';
  const headers = { 'Upload-Offset': offset, 'Content-Type': tusContentType };
  const sent = await tus(site, 'PATCH', address, headers, new Blob([new Uint8Array(film.subarray(Number(offset)))]));
  if (sent.status !== 204)
    return { state: 'refused', codes: codesOf(await replyOf(sent)), reason: 'while it was sent' };
  return address.split('/').at(-1) ?? '';
}

/** Uploads a film through API calls, fills in its form and approves it. */
export async function uploadFilm(site: FilmSite, path: string, title: string): Promise<Outcome> {
  const sent = await send(site, path);
  if (typeof sent !== 'string') return sent;
  const ready = await until(site, sent, ['ready', 'refused', 'moderation', 'public']);
  if (ready.status !== 'ready') return finalOutcome(site, sent);
  const saved = await post(site, {
    ...{ section: 'save', upload_id: sent, title, categories: categories[0]?.dir ?? '' },
    ...{ preview: String(Math.ceil(ready.screenshots.length / 2) || ''), adults: '1', consent: '1', rights: '1' },
  });
  if (!saved['success']) throw new Error(`The form was refused: ${JSON.stringify(saved)}`);
  return finalOutcome(site, sent);
}

const json = async ({ origin }: FilmSite, path: string): Promise<unknown> => (await fetch(origin + path)).json();

export async function readVideo(site: FilmSite, id: number): Promise<FullVideo> {
  const { video } = calls;
  return decodeJson(video.reply, await json(site, video.path({ id })));
}

/** Returns the products of a film, and those that the API announces but does not serve. */
export async function checkProducts(site: FilmSite, id: number): Promise<{ made: string; faults: string[] }> {
  const video = await readVideo(site, id);
  const { videoFile } = calls;
  const files = playableFiles(decodeJson(videoFile.reply, await json(site, videoFile.path({ id }))));
  const announced = [
    ...['picture', 'poster', 'preview'].map((part) => [part, video[part as 'picture' | 'poster' | 'preview']]),
    ...video.tracks.map(({ kind, lang, url }) => [`${kind} ${lang}`.trim(), url]),
    ...files.map(({ kind, height, src }) => [`${kind} ${height}`, src]),
  ].filter((entry): entry is [string, string] => entry[1] !== '');
  const faults: string[] = [];
  for (const [part, address] of announced) {
    // URLs of previews have no scheme.
    const url = /^[\w.]+:\d+\//.test(address) ? `http://${address}` : address;
    const { status, body } = await fetch(new URL(url, site.origin), { headers: { Cookie: site.session.join('=') } });
    await body?.cancel();
    if (status >= 400) faults.push(`${part}: ${status}`);
  }
  if (!files.some(({ kind }) => kind === 'hls')) faults.push('no stream');
  return { made: announced.map(([part]) => part).join(', '), faults };
}
