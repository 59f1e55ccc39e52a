/** Search finds letters that do not decompose, both as they are written and as others type them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrapPglite } from '@afterglow/api/database/database';
import { openPglite } from '@afterglow/api/database/openPglite';
import { foldedLetters } from '@afterglow/api/foldLetters';
import { normalizeName, normalizeText } from '@afterglow/api/normalizeText';
import { migrationsFolder } from '@afterglow/api/files/paths';

let client: PGlite;
let folder = '';

/** Titles, each with the words that must find it. */
const titles: readonly [title: string, ...words: string[]][] = [
  ['Łódź by night', 'Łódź', 'Lodz', 'lódz', 'LODZ', 'ŁÓDŹ'],
  ['Auf der Straße', 'straße', 'strasse', 'STRASSE', 'STRAẞE'],
  ['Smørrebrød in Ærø', 'smorrebrod', 'SMØRREBRØD', 'aero', 'ærø'],
  ['Œuvre inachevée', 'oeuvre', 'œuvre', 'inachevee'],
  ['Đà Nẵng at dawn', 'da nang', 'Đà Nẵng'],
  ['Þórður á Íslandi', 'thordur', 'þórður'],
  ['Il-Ħamrun', 'hamrun', 'ħamrun'],
  ['Davvi-Norggas ŋ', 'norggas n'],
  ['Işık ve Işıklar', 'isik', 'IŞIK', 'ışık', 'ISIK'],
  ['İstanbul', 'istanbul', 'İSTANBUL', 'ıstanbul'],
  ['Əliyev küçəsi', 'eliyev', 'kuçesi'],
  ['Ο δρόμος', 'δρομος', 'ΔΡΟΜΟΣ', 'δρομοσ'],
  ['Ｆｕｌｌ ｗｉｄｔｈ', 'full width', 'ＦＵＬＬ'],
  ['It’s late', "it's late", 'it’s late'],
];

/** Creates a database of the version before the migration, with titles as that version normalized them. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'afterglow-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith('_folded_letters')),
  );
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  client = await openPglite();
  await migrate(drizzle(client), { migrationsFolder: folder });
  for (const [id, [title]] of titles.entries()) {
    const at = '2026-01-01Z';
    const searched = normalizeName(title);
    await client.query(
      `insert into videos (id, dir, title, seconds, posted_at, last_viewed_at, card, search_title) values ($1, 'x', $2, 60, $3, $3, '', $4)`,
      [id + 1, title, at, searched],
    );
    for (const table of ['models', 'channels'])
      await client.query(
        `insert into ${table} (id, dir, title, added_at, updated_at, search_title) values ($1, $2, $3, $4, $4, $5)`,
        [id + 1, `x${id}`, title, at, searched],
      );
    await client.query(`insert into users (id, name, name_key, joined_at, seen_at) values ($1, $2, $3, $4, $4)`, [
      id + 1,
      title,
      searched,
      at,
    ]);
  }
  await wrapPglite(client);
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

const valuesOf = async (query: string, given: unknown[] = []): Promise<unknown[]> =>
  (await client.query<Record<string, unknown>>(query, given)).rows.map((row) => Object.values(row)[0]);

test('SQL folds letters as TypeScript does', async () => {
  const letters = Object.keys(foldedLetters);
  expect(await valuesOf('select fold_letters(l) from unnest($1::text[]) l', [letters])).toEqual(
    letters.map((letter) => foldedLetters[letter]),
  );
  const others = Array.from({ length: 0x500 }, (_, code) => String.fromCodePoint(code + 32))
    .map(normalizeName)
    .filter((letter) => letter !== '' && letter !== '\u{7f}');
  expect(await valuesOf('select fold_letters(l) from unnest($1::text[]) l', [others])).toEqual(
    others.map(normalizeText),
  );
});

test('every letter of the table is folded to plain ones, and stays so', () => {
  for (const [letter, folded] of Object.entries(foldedLetters)) {
    expect(normalizeText(letter), letter).toBe(folded);
    expect(normalizeText(folded), letter).toBe(folded);
  }
});

describe.each(['videos', 'models', 'channels'])('%s of the version before', (table) => {
  test.each(titles)('%s is found', async (title, ...words) => {
    for (const word of words)
      expect(
        await valuesOf(`select title from ${table} where search_title like '%' || $1 || '%'`, [normalizeText(word)]),
        word,
      ).toContain(title);
  });
});

test.each(titles)('a member called %s is found, and signs in as before', async (name, ...words) => {
  for (const word of words)
    expect(
      await valuesOf(`select name from users where fold_letters(name_key) like '%' || $1 || '%'`, [
        normalizeText(word),
      ]),
      word,
    ).toContain(name);
  expect(await valuesOf('select name from users where name_key = $1', [normalizeName(name)])).toEqual([name]);
});

test('the words of a video are found by its index, too', async () => {
  for (const words of ["'lodz'", "'strasse'", "'isik'"])
    expect(await valuesOf('select title from videos where search @@ $1::tsquery', [words]), words).toHaveLength(1);
});
