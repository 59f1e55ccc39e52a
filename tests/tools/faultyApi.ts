import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { answerIn } from '@afterglow/fixtures/worlds/world';
import { root } from './tree.ts';

/** What can be wrong with an API. The last two are wrong in what they say, and can be shown all the same. */
export const faults = ['refuses', 'hangs', '500', 'html', 'truncated', 'types', 'nulls'] as const;
export type Fault = (typeof faults)[number] | 'total' | 'twice';

/** An API of the contract that does wrong when it is told to. */
export interface FaultyApi {
  origin: string;
  /** From now on; null is an ordinary day. `of` is the part of a path that it concerns, the whole API without it. */
  set: (fault: Fault | null, of?: string) => Promise<void>;
  /** Paths that were asked for since this was last emptied. */
  asked: string[];
  close: () => Promise<void>;
}

const send = (response: ServerResponse, status: number, type: string, body: string) =>
  void response.writeHead(status, { 'Content-Type': type }).end(body);
const json = 'application/json; charset=utf-8';

/** A reply of the same shape in which nothing is what it should be. */
const wronged = (value: unknown, wrong: (value: unknown) => unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrong(one)]))
    : wrong(value);

const twice = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'videos' in body && Array.isArray(body.videos)
    ? { ...body, videos: body.videos.flatMap((one: unknown) => [one, one]) }
    : body;

const faulty: Record<Exclude<Fault, 'refuses'>, (response: ServerResponse, body: unknown) => void> = {
  hangs: (response) => void setTimeout(() => response.destroy(), 30_000).unref(),
  500: (response) => send(response, 500, json, '{"error":1,"code":"internal"}'),
  html: (response) => send(response, 200, 'text/html', '<!doctype html><title>Maintenance</title><h1>Back soon</h1>'),
  truncated: (response, body) => send(response, 200, json, JSON.stringify(body).slice(0, -20)),
  types: (response, body) =>
    send(response, 200, json, JSON.stringify(wronged(body, (value) => (typeof value === 'number' ? 'many' : 7)))),
  nulls: (response, body) => send(response, 200, json, JSON.stringify(wronged(body, () => null))),
  total: (response, body) =>
    send(
      response,
      200,
      json,
      JSON.stringify(
        typeof body === 'object' && body !== null && 'videos' in body
          ? { ...body, total_count: '-3', pages: 1e12 }
          : body,
      ),
    ),
  twice: (response, body) => send(response, 200, json, JSON.stringify(twice(body))),
};

export async function startFaultyApi(): Promise<FaultyApi> {
  let [fault, concerned]: [Fault | null, string] = [null, ''];
  const asked: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (path.startsWith('/media/'))
      return void createReadStream(join(root, 'fixtures', path.split('?')[0] ?? ''))
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
    const { status, body } = answerIn(everyday, request.method ?? 'GET', path);
    if (fault !== null && fault !== 'refuses' && path.includes(concerned)) return faulty[fault](response, body);
    return send(response, status, json, JSON.stringify(body));
  };
  const listen = (port: number) =>
    new Promise<ReturnType<typeof createServer>>((resolve) => {
      const opened = createServer(answer).listen(port, '127.0.0.1', () => resolve(opened));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close,
    set: async (next, of = '') => {
      if (fault === 'refuses' && next !== 'refuses') server = await listen(port);
      if (fault !== 'refuses' && next === 'refuses') await close();
      [fault, concerned] = [next, of];
    },
  };
}
