/**
 * Migrations only add, because processes of the version before run on beside them and may be started again. A migration
 * names what it makes needless, `-- needless since 0.2.0: videos.card`, and a later version drops it. Another statement
 * that the version before can bear is excused by a comment above it, `-- borne by the version before: why`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrationsFolder } from '@afterglow/api/files/paths';
import { root } from '../tools/repository.ts';

interface Migration {
  tag: string;
  text: string;
}

/** Earlier migrations were made before any two versions had to run side by side. */
const firstHeld = 12;

const harms: [name: string, pattern: RegExp][] = [
  ['drops', /^drop\s|\bdrop\s+(column|constraint|default)\b/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/],
  ['allows null, which the version before may read', /\bdrop\s+not\s+null\b/],
  ['refuses null, which the version before may write', /\bset\s+not\s+null\b/],
  [
    'adds a column that the version before does not fill',
    /\badd\s+column\b(?![^,;]*\bdefault\b)(?![^,;]*\bgenerated\b)[^,;]*\bnot\s+null\b/,
  ],
  [
    'adds a rule that rows of the version before may break',
    /^alter\s.*\badd\s+constraint\b|^create\s+unique\s+index\b/,
  ],
  ['deletes', /^(with\b.*\b)?(delete\s+from|truncate)\b/],
];

const excuse = /^--\s*borne by the version before: \S.+$/m;
const needless = /^--\s*needless since (\d+)\.(\d+)\.(\d+): (.+)$/gm;

/** Returns a statement in lower case, without comments, literals and bodies of functions. */
const bare = (statement: string): string =>
  statement
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/^\s*--.*$/gm, '')
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns the statements, each with the comments above it. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/\$(\w*)\$[^]*?\$\1\$|'(?:[^'\n]|'')*'/g, (quoted) => quoted.replaceAll(';', ' '))
    .split(/-->\s*statement-breakpoint|;/)
    .filter((statement) => bare(statement) !== '');

const rank = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum * 1_000 + Number.parseInt(part, 10), 0);

/** Returns the names that earlier migrations declare needless since a version before the current one. */
function namedBefore(earlier: readonly Migration[], version: string): Set<string> {
  const current = rank(version.split('.'));
  return new Set(
    earlier.flatMap(({ text }) =>
      [...text.matchAll(needless)].flatMap(([, major = '', minor = '', patch = '', names = '']) =>
        rank([major, minor, patch]) < current ? names.split(',').map((name) => name.trim().toLowerCase()) : [],
      ),
    ),
  );
}

/** Returns the name that a statement drops: `table.column`, or a table or an index; undefined if it drops none. */
const droppedBy = (statement: string): string | undefined => {
  const column = /^alter table (?:only )?(?:public\.)?(\w+) drop column (?:if exists )?(\w+)/.exec(statement);
  if (column) return `${column[1]}.${column[2]}`;
  return /^drop (?:table|index) (?:if exists )?(?:public\.)?(\w+)/.exec(statement)?.[1];
};

/** Returns the tables that a migration creates. No earlier version uses them yet. */
const createdBy = (text: string): string[] =>
  [...bare(text).matchAll(/create table (?:if not exists )?(?:public\.)?(\w+)/g)].map(([, name = '']) => name);

function problemsOf(migration: Migration, earlier: readonly Migration[], version: string): string[] {
  const named = namedBefore(earlier, version);
  const created = createdBy(migration.text);
  return statementsOf(migration.text).flatMap((statement) => {
    const text = bare(statement);
    const table = /^(?:alter table (?:only )?|create unique index \w+ on )(?:public\.)?(\w+)/.exec(text)?.[1] ?? '';
    if (created.includes(table) || excuse.test(statement) || named.has(droppedBy(text) ?? '')) return [];
    return harms.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${migration.tag} ${name}: ${text}`);
  });
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }; // npm's format
const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
}; // Drizzle's format
const migrations = entries.map(({ tag }) => ({
  tag,
  text: readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'),
}));

test('migrations since 0012 only add', () => {
  expect(
    migrations.flatMap((migration, index) =>
      index < firstHeld ? [] : problemsOf(migration, migrations.slice(0, index), version),
    ),
  ).toEqual([]);
});

describe('a migration', () => {
  const problems = (text: string, earlier = '') =>
    problemsOf({ tag: 'this one', text }, [{ tag: 'an earlier one', text: earlier }], '0.3.0');

  test.each([
    'drop table keeps;',
    'ALTER TABLE "videos" DROP COLUMN "card";',
    'alter table videos rename column card to cards;',
    'alter table keeps rename to saved_videos;',
    'ALTER TABLE "videos" ALTER COLUMN "views" SET DATA TYPE bigint;',
    'alter table videos alter column channel_id set not null;',
    'alter table videos alter column channel_id drop not null;',
    'ALTER TABLE "videos" ADD COLUMN "length" integer NOT NULL;',
    'alter table videos add constraint positive check (views > 0);',
    'CREATE UNIQUE INDEX one ON videos (title);',
    'delete from votes;',
    'with gone as (select 1) delete from votes;',
  ])('is refused for %s', (text) => {
    expect(problems(text)).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "videos" ADD COLUMN "state" text DEFAULT \'public; drop table\' NOT NULL;',
    'alter table videos add column note text;',
    'CREATE TABLE "totals" ("id" integer NOT NULL);--> statement-breakpoint\nALTER TABLE "totals" ADD CONSTRAINT k FOREIGN KEY (id) REFERENCES videos (id);--> statement-breakpoint\nCREATE UNIQUE INDEX one ON totals (id);',
    'create index found on videos (title);',
    'create or replace function count_all() returns trigger language plpgsql as $$ begin delete from totals; return null; end $$;',
    'update videos set note = null;',
    '-- borne by the version before: it writes positive numbers only\nalter table videos add constraint positive check (views > 0);',
  ])('may say %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  test('may drop what an earlier version has named, and not sooner', () => {
    const drop = 'alter table videos drop column card;';
    expect(problems(drop, '-- needless since 0.2.0: videos.card')).toEqual([]);
    expect(problems(drop, '-- needless since 0.3.0: videos.card')).toHaveLength(1);
    expect(problems(drop, '-- needless since 0.2.0: videos.cards')).toHaveLength(1);
  });
});
