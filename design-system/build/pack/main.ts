import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildModules } from './buildModules.ts';
import { writeDeclarations } from './declarations.ts';
import { packedManifest } from './manifest.ts';
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

async function buildPackage(source: Source): Promise<void> {
  const outDir = folderOf(source);
  await buildModules(source, outDir);
  writeDeclarations(source, outDir);
  for (const file of source.assets.values()) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    copyFileSync(join(source.folder, file), join(outDir, file));
  }
  writeFileSync(join(outDir, 'README.md'), readmeOf(source));
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(packedManifest(source, outDir), null, 2)}\n`);
}

/** Returns the modules of the contract that a package imports. */
const contractModules = (imports: ReadonlySet<string>): string[] =>
  [...imports].flatMap((one) => /^@afterglow\/contract\/(.+)/.exec(one)?.[1] ?? []);

rmSync(built, { recursive: true, force: true });
await buildPackage(sources.tokens());
const designSystem = sources.designSystem();
await buildPackage(designSystem);
cpSync(join(root, 'docs/library'), join(folderOf(designSystem), 'docs'), { recursive: true });
const atRunTime = contractModules(importsOf(folderOf(designSystem), '.js'));
const forTypes = contractModules(importsOf(folderOf(designSystem), '.d.ts'));
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
