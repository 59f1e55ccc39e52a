import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/repository.ts';
import { run } from './run.ts';

/** Direct dependencies of the app. */
const ofApp = [
  ...['react', 'react-dom', 'react-intl'],
  ...['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom', '@types/node'],
];

export const packageNames = ['tokens', 'contract', 'design-system'] as const;

export interface InstalledApp {
  folder: string;
  /** Tarballs by the name of their package. */
  tarballs: Record<(typeof packageNames)[number], string>;
}

/** A package.json as `npm run pack` writes it. */
export interface PackedManifest {
  exports: Record<string, string | { types: string; default: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export const installedFolder = ({ folder }: InstalledApp, name: string): string =>
  join(folder, 'node_modules/@afterglow', name);

export const readPackedManifest = (app: InstalledApp, name: string): PackedManifest =>
  // Written by the script that is tested; a wrong shape fails the tests.
  JSON.parse(readFileSync(join(installedFolder(app, name), 'package.json'), 'utf8')) as PackedManifest;

/** Returns the names of a tarball's dependencies, without the packages of this workspace. */
function dependenciesOf(tarball: string): string[] {
  const text = execFileSync('tar', ['-xOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  const { dependencies = {} } = JSON.parse(text) as PackedManifest; // as `npm run pack` writes it
  return Object.keys(dependencies).filter((name) => !name.startsWith('@afterglow/'));
}

/** Copies what an app serves as files: icons, two pictures and a clip. */
export function copyPublicFiles(folder: string): void {
  mkdirSync(join(folder, 'media'), { recursive: true });
  const media = join(root, 'fixtures/media');
  cpSync(join(root, 'design-system/primitives/Icon/sprite/icons.svg'), join(folder, 'icons.svg'));
  cpSync(join(media, 'scenes/10/288x162/1.jpg'), join(folder, 'media/small.jpg'));
  cpSync(join(media, 'scenes/10/1280x720/1.jpg'), join(folder, 'media/large.jpg'));
  cpSync(join(media, 'previews/10.mp4'), join(folder, 'media/clip.mp4'));
}

/** Packs the packages and installs them into a copy of the app in a folder of `temporary`. */
export async function installApp(temporary: string): Promise<InstalledApp> {
  const [folder, packed] = [join(temporary, 'app'), join(temporary, 'packed')];
  await run(root, 'npm', ['run', 'pack', '--silent', '--', packed]);
  const tarball = (name: string): string => {
    const file = readdirSync(packed).find((one) => one.startsWith(`afterglow-${name}-`));
    if (file === undefined) throw new Error(`npm run pack made no tarball of ${name}.`);
    return join(packed, file);
  };
  const tarballs = {
    tokens: tarball('tokens'),
    contract: tarball('contract'),
    'design-system': tarball('design-system'),
  };

  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  copyPublicFiles(join(folder, 'public'));
  // npm links these packages from the workspace, so that it needs no registry.
  const linked = new Set([...ofApp, ...Object.values(tarballs).flatMap(dependenciesOf)]);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries([...linked].map((name) => [name, `file:${join(root, 'node_modules', name)}`])),
        ...Object.fromEntries(packageNames.map((name) => [`@afterglow/${name}`, `file:${tarballs[name]}`])),
      },
    }),
  );
  await run(folder, 'npm', [
    ...['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    ...['--strict-peer-deps', '--cache', join(temporary, 'cache')],
  ]);
  return { folder, tarballs };
}
