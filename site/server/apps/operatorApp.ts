import { Hono } from 'hono';
import { operatorPath } from '../../data/operator.ts';
import type { Fetcher } from '../../runtime/data/read.ts';
import type { Site } from '../siteFile.ts';

/** Serves the facts about the operator, for information pages that a browser renders. */
export const operatorApp = ({ operator }: Site): Hono =>
  new Hono().get(operatorPath, (context) => context.json(operator, 200, { 'Cache-Control': 'public, max-age=3600' }));

/** Answers the same request for pages that the server renders; all others go to the API. */
export const withOperator =
  (fetcher: Fetcher, { operator }: Site): Fetcher =>
  (path, body) =>
    path === operatorPath ? Promise.resolve(Response.json(operator)) : fetcher(path, body);
