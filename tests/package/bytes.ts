import { brotliCompressSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { InstalledApp } from './installApp.ts';

/**
 * Returns the brotli bytes of a component with all that it needs but React: its script until it is shown, and its style
 * sheet. The file of icons is shared by all.
 */
export async function bytesOf({ folder }: InstalledApp, entry: string): Promise<number> {
  const name = entry.split('/').at(-1) ?? entry;
  const input = join(folder, `src/only-${name}.js`);
  writeFileSync(input, `export { ${name} } from '@afterglow/design-system/${entry}';\n`);
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', external: /^react(-dom)?(\/|$)/ },
    },
  });
  const result = [built].flat().find((one) => 'output' in one);
  if (result === undefined) throw new Error(`Vite built nothing of ${entry}.`);
  return result.output
    .filter((file) => (file.type === 'chunk' ? file.isEntry : file.fileName.endsWith('.css')))
    .reduce((sum, file) => sum + brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length, 0);
}
