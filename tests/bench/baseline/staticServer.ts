import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { announce } from '../servers/announce.ts';

/**
 * Minimal static server: keeps all files in memory, with text compressed by brotli 11 in advance. A document at the root
 * answers for all addresses without a file, as clients expect that route by themselves. The opener policy is the same as
 * the site's: with this policy a browser starts a new process for the page, which costs 60 to 160 ms on a slow phone,
 * whatever the server.
 */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
};

interface StaticFile {
  type: string;
  plain: Buffer;
  brotli: Buffer | null;
}

/** The same as the site: pictures are cached forever, documents are requested again at every visit. */
const cacheControl = (type: string): string =>
  type.startsWith('image/') ? 'public, max-age=31536000, immutable' : 'private, no-cache';

const folder = process.argv[2] ?? '.';
const staticFiles = new Map<string, StaticFile>();
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const type = types[extname(file)] ?? 'application/octet-stream';
  const plain = readFileSync(file);
  const text = /^text|svg|json/.test(type);
  staticFiles.set(file.slice(folder.length).replace(/index\.html$|(?<=^\/api\/.*)\.json$/, ''), {
    type,
    plain,
    brotli: text ? brotliCompressSync(plain) : null,
  });
}

/** Returns the requested byte range; null if the request has none or the file is not a video. */
function rangeOf(header: string | undefined, { type, plain }: StaticFile): { from: number; to: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' || !type.startsWith('video/')) return null;
  return { from: Number(from), to: Math.min(to === '' ? Infinity : Number(to), plain.length - 1) };
}

announce((request, response) => {
  const [path = ''] = (request.url ?? '').split('?');
  const found = staticFiles.get(path) ?? (path.startsWith('/api/') ? undefined : staticFiles.get('/'));
  if (!found) return void response.writeHead(404).end();
  const brotli =
    found.brotli !== null && (request.headers['accept-encoding'] ?? '').includes('br') ? found.brotli : null;
  const range = rangeOf(request.headers.range, found);
  const body = range ? found.plain.subarray(range.from, range.to + 1) : (brotli ?? found.plain);
  response
    .writeHead(range ? 206 : 200, {
      'Accept-Ranges': 'bytes',
      ...(range && { 'Content-Range': `bytes ${range.from}-${range.to}/${found.plain.length}` }),
      'Content-Type': found.type,
      'Cache-Control': cacheControl(found.type),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Content-Length': body.length,
      ...(brotli && { 'Content-Encoding': 'br' }),
    })
    .end(body);
});
