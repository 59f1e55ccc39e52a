import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const forever = 'public, max-age=31536000, immutable';

/** Built files, precompressed; those with a hash in their name are cached permanently. */
export function staticFiles(root: string, serve: typeof serveStatic): MiddlewareHandler {
  if (!existsSync(join(root, '.vite/manifest.json')))
    throw new Error('There is no build of the site. Run `npm run build` first.');
  return serve({
    root,
    precompressed: true,
    onFound: (path, context) =>
      context.header('Cache-Control', path.includes('/assets/') ? forever : 'public, max-age=86400'),
  });
}
