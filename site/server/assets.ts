/** URLs of the built files that the browser loads. */
export interface Assets {
  entry: string;
  /** Packages that the entry imports, each after its own imports. */
  packages: readonly string[];
  /** The script of the age check, the only one that its page loads. */
  ageCheck: string;
  icon: string;
  /**
   * Returns the chunks that a page in a language needs in addition to the entry: preloaded before the entry imports
   * them.
   */
  chunksOf: (page: string | null, language: string, member?: boolean) => string[];
}

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** Manifest of the age check's build, beside that of the app. */
export const ageCheckManifest = '.vite/ageCheck.json';

/** Returns the files of a chunk and its transitive imports, without duplicates. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => withImports(manifest, one, seen))];
}

/** Reads Vite's manifests: that of the app, and that of the age check. */
export function readManifests(manifest: Manifest, { 'ageCheck.ts': ageCheck }: Manifest): Assets {
  const entry = manifest['client.tsx'];
  if (!entry || !ageCheck) throw new Error('The build has no client. Run `npm run build`.');
  const entryFiles = withImports(manifest, 'client.tsx').slice(1);
  const address = (file: string) => `/${file}`;
  const menu = withImports(manifest, 'shell/member/MemberMenu.tsx');
  return {
    entry: address(entry.file),
    packages: entryFiles.toReversed().map(address),
    ageCheck: address(ageCheck.file),
    icon: '/favicon.svg',
    chunksOf: (page, language, member = false) => {
      const messages = withImports(manifest, `../design-system/messages/compiled/${language}.json`);
      return [
        ...new Set([
          ...entryFiles,
          ...withImports(manifest, `pages/${page}.tsx`),
          ...messages,
          ...(member ? menu : []),
        ]),
      ]
        .filter((file) => file !== entry.file)
        .map(address);
    },
  };
}
