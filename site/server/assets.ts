/** URLs of the built files that the browser loads. */
export interface Assets {
  entry: string;
  /** Packages that the entry imports, each after those it imports itself. */
  packages: readonly string[];
  icon: string;
  /** Chunks that a page in a language needs in addition to the entry: preloaded before the entry imports them. */
  chunksOf: (page: string | null, language: string) => string[];
}

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** A chunk and its transitive imports, without duplicates. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => withImports(manifest, one, seen))];
}

/** Reads Vite's manifest. */
export function readManifest(manifest: Manifest): Assets {
  const entry = manifest['client.tsx'];
  if (!entry) throw new Error('The build has no client. Run `npm run build`.');
  const entryFiles = withImports(manifest, 'client.tsx').slice(1);
  const address = (file: string) => `/${file}`;
  return {
    entry: address(entry.file),
    packages: entryFiles.toReversed().map(address),
    icon: '/favicon.svg',
    chunksOf: (page, language) => {
      const pageFiles = page === null ? [] : withImports(manifest, `pages/${page}.tsx`);
      const messages = withImports(manifest, `../design-system/messages/compiled/${language}.json`);
      return [...new Set([...entryFiles, ...pageFiles, ...messages])]
        .filter((file) => file !== entry.file)
        .map(address);
    },
  };
}
