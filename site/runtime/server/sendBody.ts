import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';

interface BodyRequest {
  method: string;
  headers: Headers;
  body: ReadableStream<Uint8Array>;
  signal: AbortSignal;
}

/** Statuses whose response may have no body, not even an empty one. */
const withoutBody = new Set([204, 205, 304]);

function toResponse(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = answer.statusCode ?? 502;
  if (withoutBody.has(status)) answer.resume();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's and the platform's types of the same stream
  const body = withoutBody.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}

/** Resolves when more can be written, or nothing more. Leaves no listener behind, as a long body waits often. */
const untilDrained = (outgoing: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      outgoing.off('drain', goOn).off('close', goOn);
      resolve();
    };
    outgoing.on('drain', goOn).on('close', goOn);
  });

/**
 * Sends a request with a body and resolves when its response begins, which may be before the body has ended. Node's
 * `fetch` keeps what the other side has not accepted yet: ten uploads of 200 MB at once took it a gigabyte.
 */
export function sendBody(url: string, { method, headers, body, signal }: BodyRequest): Promise<Response> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A connection of its own: the API may be closing a kept one just now, and a body cannot be sent twice.
    const outgoing = send(url, { method, headers: Object.fromEntries(headers), signal, agent: false });
    outgoing.once('response', (answer) => resolve(toResponse(answer)));
    // After the response this has no effect: the API need not read a body to its end.
    outgoing.on('error', (error) => reject(signal.reason instanceof Error ? signal.reason : error));
    const write = async (): Promise<void> => {
      for await (const chunk of body) {
        if (outgoing.destroyed) return;
        if (!outgoing.write(chunk)) await untilDrained(outgoing);
      }
      outgoing.end();
    };
    write().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : new Error(String(error))));
  });
}
