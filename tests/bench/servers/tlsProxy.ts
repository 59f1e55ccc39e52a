import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders as Http2Headers, type ServerHttp2Stream } from 'node:http2';

/**
 * Serves a local server over TLS and HTTP/2, as a CDN or nginx would. Its arguments are the server's port and the port
 * to listen on; key and certificate are in TLS_KEY and TLS_CERT. Each chunk of a response is forwarded as it arrives.
 */
const [upstreamPort, port] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, noDelay: true });

/** Connection-specific headers, which HTTP/2 forbids. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

const withoutConnectionHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)));

const toHttp1 = (headers: Http2Headers, remoteAddress: string): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
  host: headers[':authority'],
  'x-forwarded-for': remoteAddress,
  'x-forwarded-proto': 'https',
});

function forward(stream: ServerHttp2Stream, headers: Http2Headers): void {
  const remoteAddress = stream.session?.socket.remoteAddress ?? '';
  const request = httpRequest({
    host: '127.0.0.1',
    port: upstreamPort,
    agent,
    method: headers[':method'],
    path: headers[':path'],
    headers: toHttp1(headers, remoteAddress),
  });
  request.on('response', (answer) => {
    if (stream.destroyed) return void answer.destroy();
    stream.respond({ ':status': answer.statusCode, ...withoutConnectionHeaders(answer.headers) });
    answer.pipe(stream);
  });
  request.on('error', () => stream.close());
  // A browser may leave in the middle of a response.
  stream.on('error', () => request.destroy());
  stream.on('close', () => request.destroy());
  stream.pipe(request);
}

const server = createSecureServer({ key: process.env['TLS_KEY'], cert: process.env['TLS_CERT'] });
server.on('secureConnection', (socket) => socket.setNoDelay(true));
server.on('stream', forward);
server.listen(port, '127.0.0.1', () => console.log(`https://127.0.0.1:${port}`));
process.once('SIGTERM', () => process.exit());
