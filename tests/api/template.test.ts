/** A first start on different data folders: with the filled database of the build, empty, or left by a killed start. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkDatabase } from '@afterglow/api/database/copies';
import { makeTemplate, markFilled, prepareFolder } from '@afterglow/api/database/template';

const root = mkdtempSync(join(tmpdir(), 'afterglow-template-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const now = Date.parse('2026-11-26T12:00:00Z');
const day = 24 * 60 * 60_000;
const template = join(root, 'template');
let data = '';
let count = 0;
const found = (): string[] => readdirSync(join(data, 'database'));
beforeEach(async () => {
  count += 1;
  data = join(root, String(count));
  mkdirSync(data);
  await makeTemplate(template, now, async (folder) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), '17');
  });
});

test('a new data folder gets a copy of a template of the last day', () => {
  prepareFolder(data, template, now + day - 1);
  expect(found()).toEqual(['PG_VERSION']);
});

test('what is copied from a template counts as closed, and is not read before it is opened', async () => {
  prepareFolder(data, template, now);
  // It is no database, so reading it would fail.
  await expect(checkDatabase(data)).resolves.toBeUndefined();
});

test.each([
  ['is older than a day', template, now + day],
  ['comes from the future', template, now - 1],
  ['is missing', join(root, 'nowhere'), now],
  ['is none', undefined, now],
])('a template that %s is not used', (_, from, at) => {
  prepareFolder(data, from, at);
  expect(found()).toEqual([]);
});

test('a database that is complete is left alone', () => {
  prepareFolder(data, undefined, now);
  writeFileSync(join(data, 'database/own'), '');
  markFilled(data);
  prepareFolder(data, template, now);
  expect(found()).toEqual(['own']);
});

test('what a start that was killed has begun is begun anew', () => {
  prepareFolder(data, undefined, now);
  writeFileSync(join(data, 'database/half'), '');
  prepareFolder(data, template, now);
  expect(found()).toEqual(['PG_VERSION']);
});

test('a template that could not be filled does not replace the last one', async () => {
  await expect(makeTemplate(template, now + 1, () => Promise.reject(new Error('no space')))).rejects.toThrow(
    'no space',
  );
  prepareFolder(data, template, now);
  expect(found()).toEqual(['PG_VERSION']);
  expect(existsSync(`${template}.part/made`)).toBe(false);
});
