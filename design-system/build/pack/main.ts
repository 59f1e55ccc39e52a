import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { collectStyles } from '../collectStyles.ts';
import { buildModules, contractPart } from './buildModules.ts';
import { writeDeclarations } from './declarations.ts';
import { noRules, packedManifest } from './manifest.ts';
import { sources, type Source } from './sources.ts';
import { importsOf } from './specifiers.ts';

/** `npm run pack -- FOLDER`: builds the packages and writes their tarballs into FOLDER, by default `dist`. */
const root = join(import.meta.dirname, '../../..');
const built = join(root, '.cache/packages');
const tarballs = resolve(process.argv[2] ?? join(root, 'dist'));

const folderOf = ({ name }: Source): string => join(built, name);

/** Returns the README of a package, with links to the guides as they are packed. */
const readmeOf = ({ folder }: Source): string =>
  readFileSync(join(folder, 'README.md'), 'utf8').replaceAll('](../docs/library/', '](docs/');

function writeInto(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function buildPackage(source: Source): Promise<void> {
  const outDir = folderOf(source);
  await buildModules(source, outDir);
  writeDeclarations(source, outDir);
  for (const { file, text } of source.styleSheets.values()) writeInto(outDir, file, text);
  if (source.styles) writeInto(outDir, noRules, 'export {};\n');
  for (const file of source.assets.values()) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    copyFileSync(join(source.folder, file), join(outDir, file));
  }
  writeFileSync(join(outDir, 'README.md'), readmeOf(source));
  copyFileSync(join(source.folder, 'CHANGELOG.md'), join(outDir, 'CHANGELOG.md'));
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(packedManifest(source, outDir), null, 2)}\n`);
}

rmSync(built, { recursive: true, force: true });
await buildPackage(sources.tokens());
const designSystem = sources.designSystem(await collectStyles('ag'));
await buildPackage(designSystem);
cpSync(join(root, 'docs/library'), join(folderOf(designSystem), 'docs'), { recursive: true });
const atRunTime = readdirSync(join(folderOf(designSystem), contractPart)).map((file) => file.replace(/\.js$/, ''));
const forTypes = [...importsOf(folderOf(designSystem), '.d.ts')].flatMap(
  (one) => /^@afterglow\/contract\/(.+)/.exec(one)?.[1] ?? [],
);
await buildPackage(
  sources.contract(
    atRunTime,
    forTypes.filter((name) => !atRunTime.includes(name)),
  ),
);

mkdirSync(tarballs, { recursive: true });
const scope = join(built, '@afterglow');
const folders = readdirSync(scope).map((name) => `./${name}`);
const names = execFileSync('npm', ['pack', '--silent', '--pack-destination', tarballs, ...folders], {
  cwd: scope,
  encoding: 'utf8',
});
for (const name of names.trim().split('\n')) console.log(join(tarballs, name));
