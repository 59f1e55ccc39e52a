/** Addresses of what the browser loads, as the build named it. */
export interface Assets {
  entry: string;
  /** Packages that the entry stands on, each after those it imports itself. */
  packages: readonly string[];
  icon: string;
  /** Chunks that a page in a language needs beside the entry: worth asking for before the entry says so. */
  chunksOf: (page: string | null, language: string) => string[];
}

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** A chunk and all that it imports, each once. */
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
      const own = page === null ? [] : withImports(manifest, `pages/${page}.tsx`);
      const messages = withImports(manifest, `../design-system/messages/compiled/${language}.json`);
      return [...new Set([...entryFiles, ...own, ...messages])].filter((file) => file !== entry.file).map(address);
    },
  };
}
