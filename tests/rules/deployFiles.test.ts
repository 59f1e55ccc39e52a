/** The files of docs/deploy match the settings and the repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings as readApiSettings } from '@afterglow/api/settings';
import { productionProblems } from '../../site/server/production.ts';
import { readSettings } from '../../site/server/settings.ts';
import {
  dockerfileSteps,
  imageEnvironment,
  isIgnored,
  readCompose,
  readComposeByDocker,
  readDeployFile,
} from '../tools/deployFiles.ts';
import { files, root } from '../tools/repository.ts';
import { settingNames } from '../tools/settingNames.ts';

const sampleSiteFile = join(root, 'fixtures/contract/lanternSite.json');

/** The values that an operator must set, and no others. */
const values = {
  PUBLIC_ORIGIN: 'https://site.example',
  DATABASE_PASSWORD: 'lantern',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'no-reply@site.example',
  TRUSTED_PROXIES: '172.16.0.0/12',
  SITE_FOLDER: './site',
};

const byDocker = readComposeByDocker(values);

// docker-compose gives the same result without Docker itself, but is not installed everywhere.
describe.each([
  ['read by ourselves', readCompose(values)] as const,
  ...(byDocker ? [['read by docker-compose', byDocker] as const] : []),
])('the compose file, %s,', (_, { build, environment, volumes }) => {
  const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));

  test('sets nothing that is no setting', () => {
    expect(settingNames.size).toBeGreaterThan(30);
    expect(Object.keys(env).filter((name) => !settingNames.has(name))).toEqual([]);
    expect(Object.keys(imageEnvironment()).filter((name) => name !== 'NODE_ENV' && !settingNames.has(name))).toEqual(
      [],
    );
  });

  test('lets a production start, with the folder of a site file and its mark', () => {
    const mounted = volumes.map((volume) => volume.split(':')).find(([from = '']) => from.endsWith('/site'));
    expect(mounted?.slice(1)).toEqual(['/etc/afterglow', 'ro']);
    expect(posix.dirname(env['SITE_FILE'] ?? '')).toBe('/etc/afterglow');
    const complete = { ...imageEnvironment(), ...env, SITE_FILE: sampleSiteFile };
    expect(productionProblems(complete)).toEqual([]);
    expect(readSettings(complete).site.mark).not.toBeNull();
    expect(readApiSettings(complete)).toMatchObject({ profile: 'production', ageAdapter: 'manual', host: '0.0.0.0' });
  });

  test('passes on whatever production asks for', () => {
    const asked = productionProblems({ PROFILE: 'production', AGE_ADAPTER: 'external' }).join(' ');
    const names = [...asked.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(4);
    for (const name of [...names, 'COUNTRY_HEADER', 'POLICY_FILE', 'AGE_SECRET', 'METRICS_PORT', 'TRUSTED_PROXIES'])
      expect(env, name).toHaveProperty(name);
  });

  test('builds from files that exist', () => {
    const context = join(root, 'docs/deploy', build.context.startsWith('/') ? '../..' : build.context);
    expect(existsSync(join(context, build.dockerfile))).toBe(true);
  });
});

test.each(Object.keys(values))('the compose file asks for %s', (name) => {
  const message = new RegExp(name);
  expect(() => readCompose({ ...values, [name]: '' })).toThrow(message);
  if (byDocker) expect(() => readComposeByDocker({ ...values, [name]: '' })).toThrow(message);
});

test('the image holds what is in the repository and nothing else', () => {
  expect(files().filter((path) => isIgnored(path) && !/^\.(git|ci)/.test(path))).toEqual([]);
  for (const path of [
    '.git/config',
    '.data/postgres/x',
    'docs/deploy/.env',
    'node_modules/x/y.js',
    'site/node_modules/x',
  ])
    expect(isIgnored(path), path).toBe(true);
  const built = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'));
  for (const folder of built) expect(isIgnored(`${folder}x`), folder).toBe(true);
});

test('the unit starts what the image starts', () => {
  const unit = readDeployFile('afterglow.service');
  const command = dockerfileSteps().find(({ instruction }) => instruction === 'CMD')?.text;
  const [, started] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  expect(['/usr/bin/node', ...(JSON.parse(command ?? '[]') as string[]).slice(1)].join(' ')).toBe(started); // an array
  const named = [...unit.matchAll(/\b[A-Z][A-Z0-9]*_?[A-Z0-9_]*\b(?==|,| and|\.| in)/g)].map(([name]) => name);
  expect(
    named.filter((name) => name.includes('_') && !/^(NODE_ENV|AF_)/.test(name) && !settingNames.has(name)),
  ).toEqual([]);
});

const analyze = spawnSync('systemd-analyze', ['--version']);
const notInstalled = analyze.error === undefined ? '' : ' (skipped: systemd-analyze is not installed here)';

test.skipIf(notInstalled !== '')(`systemd can read the unit${notInstalled}`, () => {
  const told = execFileSync('systemd-analyze', ['verify', join(root, 'docs/deploy/afterglow.service')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  // A program in another folder of this machine is not a mistake in the unit.
  expect(told.replaceAll(/^.*Command \/usr\/bin\/node is not executable.*\n/gm, '')).toBe('');
});
