import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectSingleSentence, folder, startServer, npmStart, startSite } from './startSite.ts';
import { root } from '../tools/repository.ts';
import { calls } from '@afterglow/contract/calls';

/** Returns a path that cannot be a folder because it is a file. Permissions would not stop root. */
function fileInsteadOfFolder(): string {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  return file;
}

function writeTempFile(name: string, text: string): string {
  const file = join(folder(), name);
  writeFileSync(file, text);
  return file;
}

/** All required settings of production. */
const production = {
  PROFILE: 'production',
  PUBLIC_ORIGIN: 'https://site.example',
  SITE_FILE: join(root, 'fixtures/contract/lanternSite.json'),
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@site.example',
};

describe.concurrent('the site refuses to start with one sentence:', () => {
  test.each<[string, Record<string, string>, (string | RegExp)[]]>([
    ['PORT is no number', { PORT: 'eighty' }, [/^PORT is "eighty", which is no port\./]],
    ['API_PORT is no number', { API_PORT: '99999' }, [/^API_PORT is "99999"/]],
    ['PROFILE is unknown', { PROFILE: 'staging' }, [/^PROFILE is "staging"\. Use demo or production\./]],
    ['POLICY_FILE is not there', { POLICY_FILE: '/nowhere/policy.json' }, [/cannot be read\. Correct POLICY_FILE/]],
    [
      'POLICY_FILE is no JSON',
      { POLICY_FILE: writeTempFile('policy.json', 'off') },
      [/is not JSON\. Correct it, or unset POLICY_FILE/],
    ],
    [
      'POLICY_FILE has unknown modes',
      { POLICY_FILE: writeTempFile('policy.json', '{"unknown":"maybe"}') },
      [/not known at: unknown\. Modes are off, notice, verify\./],
    ],
    ['SITE_FILE is not there', { SITE_FILE: '/nowhere/site.json' }, [/cannot be read\. Correct SITE_FILE/]],
    [
      'SITE_FILE has an accent that cannot be read',
      {
        SITE_FILE: writeTempFile(
          'site.json',
          '{"name":"Dim","theme":"dusk","accent":{"dark":"#221111","light":"#0f6f78"}}',
        ),
      },
      [/^The accent in the site file .* cannot be read everywhere: dark: accent on ground is/],
    ],
    [
      'DATA_DIR is a file',
      { DATA_DIR: fileInsteadOfFolder() },
      [/^The data folder .* cannot be written\. .*DATA_DIR=/],
    ],
    [
      'DATA_DIR is below a file',
      { DATA_DIR: join(fileInsteadOfFolder(), 'data') },
      [/^The data folder .* cannot be written\./],
    ],
    [
      'production without the address visitors type',
      { ...production, PUBLIC_ORIGIN: '', DATA_DIR: folder() },
      [/^PROFILE=production needs PUBLIC_ORIGIN/],
    ],
    [
      'production without https and without a reason',
      { ...production, PUBLIC_ORIGIN: 'http://site.example', INSECURE_ORIGIN: 'yes', DATA_DIR: folder() },
      [/^PUBLIC_ORIGIN is "http:\/\/site\.example"/, /Use https:\/\/ in production, or say why not in INSECURE_ORIGIN/],
    ],
    [
      'production without an operator',
      { ...production, SITE_FILE: '', DATA_DIR: folder() },
      [/operator\.name, operator\.address, operator\.email, operator\.recordsKeeper\..*SITE_FILE/],
    ],
    [
      'DATABASE_URL leads to nobody',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: folder() },
      [/^The database of DATABASE_URL cannot be reached \(ECONNREFUSED\)\. Start it or correct DATABASE_URL/],
    ],
    ['DATABASE_URL is no address', { DATABASE_URL: 'mysql', DATA_DIR: folder() }, [/DATABASE_URL/]],
    ['API_ORIGIN is no origin', { API_ORIGIN: 'api.example' }, [/^API_ORIGIN is "api\.example", which is no origin\./]],
    [
      'API_ORIGIN leads to nobody',
      { API_ORIGIN: 'http://127.0.0.1:1', DATA_DIR: folder() },
      [/^The API at http:\/\/127\.0\.0\.1:1 cannot be reached\. Start it or correct API_ORIGIN/],
    ],
  ])('%s', async (_, settings, expected) => {
    const ended = await startSite(settings).ended;
    expectSingleSentence(ended, ...expected);
    expect(ended.stdout).toBe('');
  });

  test('HOST is no address of this machine', async () => {
    const port = await startServer((_, response) => response.end('{"user":null}'));
    const settings = { API_ORIGIN: `http://127.0.0.1:${port}`, DATA_DIR: folder() };
    for (const HOST of ['203.0.113.1', 'nowhere.invalid'])
      expectSingleSentence(
        await startSite({ ...settings, HOST }).ended,
        `${HOST} is no address of this machine. Correct HOST.`,
      );
  });

  test('a broken database', async () => {
    const data = folder();
    mkdirSync(join(data, 'database'));
    writeFileSync(join(data, 'database/PG_VERSION'), 'ninety-nine');
    expectSingleSentence(await startSite({ DATA_DIR: data }).ended, /cannot be opened .* Move that folder away/);
  });

  test("the API's port is taken", async () => {
    const port = await startServer((_, response) => response.end());
    expectSingleSentence(
      await startSite({ API_PORT: String(port), DATA_DIR: folder() }).ended,
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use\\..*API_PORT=`),
    );
  });

  test('the API is a different server', async () => {
    const port = await startServer((_, response) => response.end('<h1>It works!</h1>'));
    expectSingleSentence(
      await startSite({ API_ORIGIN: `http://127.0.0.1:${port}`, DATA_DIR: folder() }).ended,
      new RegExp(`answers ${calls.globals.path()} with status 200 and no JSON\\.`),
    );
  });

  // No time is measured: a process that waits for ever fails the test by its own timeout.
  test('the API does not respond', async () => {
    const port = await startServer(() => undefined);
    const ended = await startSite({ API_ORIGIN: `http://127.0.0.1:${port}`, DATA_DIR: folder() }).ended;
    expectSingleSentence(ended, /does not answer in time\. Start it or correct API_ORIGIN/);
  });

  test.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])('Node %s', async (version) => {
    // Only the reported version is faked.
    const versionOverride = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
    const ended = await startSite({}, { entry: npmStart, execArgv: ['--import', versionOverride] }).ended;
    expectSingleSentence(ended, `Afterglow needs Node 20.19 or newer, 22.13 or newer, or 24; this is ${version}.`);
    expect(ended.stdout).toBe('');
  });
});

test('production names everything that it lacks at once, also what only the API needs', async () => {
  const ended = await startSite({ PROFILE: 'production', DATA_DIR: folder() }).ended;
  expect([ended.code, ended.stdout]).toEqual([1, '']);
  expect(ended.stderr.trim().split('\n')).toEqual(
    ['PUBLIC_ORIGIN', 'SITE_FILE', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM'].map(
      (name) => expect.stringContaining(name) as string,
    ),
  );
});

test('the site waits for an API that starts later', async () => {
  let asked = 0;
  const port = await startServer((_, response) => {
    asked += 1;
    const ready = asked > 1;
    response.setHeader('Content-Type', 'application/json');
    response.statusCode = ready ? 200 : 503;
    response.end(ready ? '{"user":null}' : '{"error":1}');
  });
  const site = startSite({ API_ORIGIN: `http://127.0.0.1:${port}`, DATA_DIR: folder() });
  const origin = await site.origin;
  expect(asked).toBeGreaterThan(1);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect((await site.end()).code).toBe(0);
});
