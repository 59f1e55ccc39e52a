import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { serveStatic } from '@hono/node-server/serve-static';
import { logWarning } from '@afterglow/operation/log';
import type { MiddlewareHandler } from 'hono';
import { keepBuild, keptBuilds } from './keptBuilds.ts';

const forever = 'public, max-age=31536000, immutable';

const nothing = () => Promise.resolve();

/**
 * Keeps the files of this build if possible. The site runs without that: only visitors with an open page of another
 * build notice.
 */
function tryToKeep(root: string, dataDir: string): void {
  try {
    keepBuild(root, dataDir);
  } catch {
    logWarning(
      `The files of this build cannot be kept in ${dataDir}, so pages that are open may miss some of them after the next update. Give this user the right to write there, or choose another folder with DATA_DIR=…`,
    );
  }
}

/**
 * Serves built files, precompressed. Those with a hash in their name are cached permanently, and are also served for
 * the builds before and beside this one.
 */
export function staticFiles(root: string, dataDir: string, serve: typeof serveStatic): MiddlewareHandler {
  if (!existsSync(join(root, '.vite/manifest.json')))
    throw new Error('There is no build of the site. Run `npm run build` first.');
  tryToKeep(root, dataDir);
  const filesOf = (folder: string) =>
    serve({
      root: folder,
      precompressed: true,
      onFound: (path, context) =>
        context.header('Cache-Control', path.includes('/assets/') ? forever : 'public, max-age=86400'),
    });
  const own = filesOf(root);
  return async (context, next) => {
    const found = await own(context, nothing);
    if (found) return found;
    if (context.req.path.startsWith('/assets/'))
      for (const folder of keptBuilds(dataDir)) {
        const kept = await filesOf(folder)(context, nothing);
        if (kept) return kept;
      }
    return next();
  };
}
