import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSources, parseSource } from '../components/ast.ts';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { definitions, exemptFiles, findCallPaths } from './callPaths.ts';
import { runtimeSpecifiers } from './importCycles.ts';

const found = files('*.ts', '*.tsx', '*.mts', '*.js', '*.mjs')
  .filter((path) => !path.endsWith('.d.ts') && !path.startsWith(definitions))
  .map((path) => ({ path, literals: findCallPaths(parseSource(path, readFileSync(join(root, path), 'utf8'))) }));

test('the path of an API call is written where it is defined, and nowhere else', () => {
  expect(found.length).toBeGreaterThan(300);
  expectNone(
    found.flatMap(({ path, literals }) => (path in exemptFiles ? [] : literals)),
    `Build these paths with an endpoint of ${definitions}, such as calls.video.path({ id }):`,
  );
});

test('every exemption is still needed', () => {
  const needed = new Set(found.flatMap(({ path, literals }) => (literals.length > 0 ? [path] : [])));
  expectNone(
    Object.keys(exemptFiles).filter((path) => !needed.has(path)),
    'These files hold no path of a call any more; remove them from tests/rules/callPaths.ts:',
  );
});

test('code that runs in browsers imports endpoints, not every codec with them', () => {
  const codecs = /fixtures\/contract\/(?:calls|callAt|gate|parsePath)(?:\.ts)?$/;
  const browserCode = loadSources(
    (path) => !/^site\/(?:server\/|build)|\.(?:test|stories)\.tsx?$|\.d\.ts$/.test(path),
    ['site/*.ts', 'site/*.tsx', 'design-system/*.ts', 'design-system/*.tsx'],
  );
  expect(browserCode.length).toBeGreaterThan(200);
  expectNone(
    browserCode
      .filter((source) => runtimeSpecifiers(source).some((address) => codecs.test(address)))
      .map(({ path }) => path),
    'Import these from fixtures/contract/endpoints, and codecs in site/data/decoders.ts:',
  );
});

test.each([
  `fetch('/api/json/video/86400/0/0/7.json');`,
  'fetch(`${origin}/api/json/video/${lifetime}/0/0/${id}.json`);',
  `app.post('/api/login.php', answer);`,
  `page.waitForRequest(/suggester\\.php\\?c=harb$/);`,
  `const scenario = { 'POST /api/login.php': ok };`,
  `const exempt = /^\\/api\\/json\\/video/;`,
])('a path is found: %s', (text) => expect(findCallPaths(parseSource('any.ts', text))).toHaveLength(1));

test.each([
  `// GET /api/json/video/…`,
  `import { api } from '../api/http/reply.ts';`,
  `const sentence = 'This link has ended. Ask videofile.php for a fresh one.';`,
  `site.all('/api/*', forward);`,
])('other text is not: %s', (text) => expect(findCallPaths(parseSource('any.ts', text))).toEqual([]));
