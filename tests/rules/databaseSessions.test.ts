/**
 * Behind a pooler in transaction mode, each transaction may use another connection. State that is kept in a session
 * would leak to other requests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/repository.ts';

const forbidden: Record<string, RegExp> = {
  'a lock of the session (use pg_advisory_xact_lock)': /pg_(?:try_)?advisory_(?:un)?lock/i,
  'a setting of the session (use set_config with true, in a transaction)':
    /sql`\s*(?:re)?set\s|set_config\([^)]*,\s*false\)/i,
  'a named prepared statement': /\.prepare\(|sql`\s*(?:prepare|deallocate)\s/i,
  'a subscription': /sql`\s*(?:un)?listen\s/i,
  'a temporary table or a cursor of the session': /create\s+temp|\bwith\s+hold\b/i,
};

const restsOnSession = (text: string): string[] =>
  Object.entries(forbidden).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

test('the API leaves nothing on a connection', () => {
  const folder = join(root, 'fixtures/api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:ts|sql)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap((name) => restsOnSession(readFileSync(join(folder, name), 'utf8')).map((what) => `${name}: ${what}`)),
  ).toEqual([]);
});

test.each([
  'sql`select pg_advisory_lock(1)`',
  "sql`set statement_timeout = '5s'`",
  "sql`select set_config('role', 'other', false)`",
  "database.select().from(videos).prepare('all')",
  'sql`listen news`',
  'sql`create temp table found (id integer)`',
])('it would find %s', (text) => {
  expect(restsOnSession(text)).toHaveLength(1);
});

test.each([
  'sql`select pg_advisory_xact_lock(1)`',
  "sql`select set_config('role', 'other', true)`",
  'sql`update videos set views = 1`',
])('it leaves %s', (text) => {
  expect(restsOnSession(text)).toEqual([]);
});
