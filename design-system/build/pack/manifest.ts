import type { Source } from './sources.ts';
import { importsOf, packageOf } from './specifiers.ts';

/** Packages that an app has only once, in any version in which the tests run; the types of views need the contract. */
const peers = {
  '@types/react': '*',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react-intl': '^12.0.0',
};
const contract = '@afterglow/contract';
const optionalPeers = [contract, '@types/react'];

/** The module that Node finds where bundlers find rules. */
export const noRules = 'no-rules.js';

/**
 * Addresses of rules within the package. Bundlers know the condition `module` and take style sheets; Node, which cannot
 * import one, does not.
 */
const packedImports = { '#rules/*.css': { module: './*.css', default: `./${noRules}` } };

const builtFile = (file: string, ending: string): string => `./${file.replace(/\.(tsx?|json)$/, ending)}`;

/** Returns the packages that the built modules and declarations of a folder import. */
const importedPackages = (folder: string): string[] =>
  [...new Set([...importsOf(folder, '.js'), ...importsOf(folder, '.d.ts')].map(packageOf))].toSorted();

function packedExports({
  modules,
  assets,
  styleSheets,
}: Source): Record<string, string | { types: string; default: string }> {
  const built = [...modules].map(([entry, file]) => {
    return [entry, { types: builtFile(file, '.d.ts'), default: builtFile(file, '.js') }] as const;
  });
  const copied = [...assets].map(([entry, file]) => [entry, `./${file}`] as const);
  const sheets = [...styleSheets].map(([entry, { file }]) => [entry, `./${file}`] as const);
  return { ...Object.fromEntries([...built, ...copied, ...sheets]), './package.json': './package.json' };
}

/**
 * Returns the dependencies among the imported packages, in the versions of the workspace.
 *
 * @throws Error if its package.json does not name one of them
 */
function packedDependencies({ name, manifest }: Source, imported: readonly string[]): Record<string, string> {
  const known: Record<string, string | undefined> = manifest.dependencies;
  const versionOf = (dependency: string): string => {
    const found = known[dependency];
    if (found === undefined)
      throw new Error(`${name} imports ${dependency}, which the package.json of its workspace does not depend on.`);
    return found;
  };
  return Object.fromEntries(
    imported.filter((one) => !(one in peers) && one !== contract).map((one) => [one, versionOf(one)]),
  );
}

/**
 * Returns the package.json of a package that was built in `folder`. It names no repository, as there is no public one.
 *
 * @throws Error if it imports a package on which its workspace does not depend
 */
export function packedManifest(source: Source, folder: string): object {
  const imported = importedPackages(folder);
  const dependencies = packedDependencies(source, imported);
  return {
    name: source.name,
    version: source.manifest.version,
    description: source.description,
    license: 'UNLICENSED',
    engines: { node: '>=20.19' },
    type: 'module',
    // Style sheets are imported for their side effect; modules have none.
    sideEffects: ['**/*.css'],
    ...(source.styles && { imports: packedImports }),
    exports: packedExports(source),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    ...(imported.includes('react') && {
      peerDependencies: { [contract]: `^${source.manifest.version}`, ...peers },
      peerDependenciesMeta: Object.fromEntries(optionalPeers.map((name) => [name, { optional: true }])),
    }),
  };
}
