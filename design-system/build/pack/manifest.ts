import type { Source } from './sources.ts';
import { importsOf, packageOf } from './specifiers.ts';

/** Dependencies that an app has only once, and whose versions it chooses. */
const peers = ['react', 'react-dom', 'react-intl', 'styled-components'];

const builtFile = (file: string, ending: string): string => `./${file.replace(/\.(tsx?|json)$/, ending)}`;

/** Returns the packages that the built modules and declarations of a folder import. */
const importedPackages = (folder: string): string[] =>
  [...new Set([...importsOf(folder, '.js'), ...importsOf(folder, '.d.ts')].map(packageOf))].toSorted();

function packedExports({ modules, assets }: Source): Record<string, string | { types: string; default: string }> {
  const built = [...modules].map(([entry, file]) => {
    return [entry, { types: builtFile(file, '.d.ts'), default: builtFile(file, '.js') }] as const;
  });
  const copied = [...assets].map(([entry, file]) => [entry, `./${file}`] as const);
  return { ...Object.fromEntries([...built, ...copied]), './package.json': './package.json' };
}

/** Returns a function that looks up versions in the package.json of the workspace, and throws if there is none. */
function versionsOf({ name, manifest: { dependencies } }: Source): (dependency: string) => string {
  const known: Record<string, string | undefined> = {
    ...dependencies,
    // It is released together with React, under the same version.
    'react-dom': dependencies['react'],
  };
  return (dependency) => {
    const found = known[dependency];
    if (found === undefined)
      throw new Error(`${name} imports ${dependency}, which the package.json of its workspace does not depend on.`);
    return found;
  };
}

/**
 * Returns the package.json of a package that was built in `folder`.
 *
 * @throws Error if it imports a package on which its workspace does not depend
 */
export function packedManifest(source: Source, folder: string): object {
  const imported = importedPackages(folder);
  const versionOf = versionsOf(source);
  const dependencies = imported.filter((name) => !peers.includes(name)).map((name) => [name, versionOf(name)] as const);
  return {
    name: source.name,
    version: source.manifest.version,
    description: source.description,
    license: 'UNLICENSED',
    type: 'module',
    // Style sheets are imported for their side effect; modules have none.
    sideEffects: ['**/*.css'],
    exports: packedExports(source),
    ...(dependencies.length > 0 && { dependencies: Object.fromEntries(dependencies) }),
    ...(imported.includes('react') && {
      peerDependencies: {
        '@types/react': '*',
        ...Object.fromEntries(peers.map((name) => [name, `^${versionOf(name)}`])),
      },
      peerDependenciesMeta: { '@types/react': { optional: true } },
    }),
  };
}
