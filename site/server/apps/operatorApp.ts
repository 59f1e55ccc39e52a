import { Hono } from 'hono';
import { operatorPath } from '../../data/operator.ts';
import type { Fetcher } from '../../data/read.ts';
import type { Site } from '../siteFile.ts';

/** Who runs the site, for information pages that a browser renders. */
export const operatorApp = ({ operator }: Site): Hono =>
  new Hono().get(operatorPath, (context) => context.json(operator, 200, { 'Cache-Control': 'public, max-age=3600' }));

/** The same for those that the server renders; everything else is asked of the API. */
export const withOperator =
  (fetcher: Fetcher, { operator }: Site): Fetcher =>
  (path, body) =>
    path === operatorPath ? Promise.resolve(Response.json(operator)) : fetcher(path, body);
