/** The examples of READMEs and guides, as they are packed. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFolder, packageNames, type InstalledApp } from './installApp.ts';
import { run } from './run.ts';

export interface Example {
  /** Its package, page and number on that page. */
  name: string;
  code: string;
}

const blocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, code = '']) => code);

/** Returns the blocks of TypeScript in all pages of the packages. */
export const examplesOf = (app: InstalledApp): Example[] =>
  packageNames.flatMap((name) => {
    const folder = installedFolder(app, name);
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
    return pages.toSorted().flatMap((page) =>
      blocks(readFileSync(join(folder, page), 'utf8')).map((code, index) => ({
        name: `${name}-${page.replaceAll(/\W/g, '-')}-${index + 1}`,
        code,
      })),
    );
  });

/** Renders what an example exports under a capital letter, with the entities of the app; prints name and markup. */
const entry = (names: readonly string[]): string => `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { reader } from './reader.ts';
import { listed } from './videos.ts';
${names.map((name, index) => `import * as example${index} from './${name}.tsx';`).join('\n')}

const examples: Record<string, object> = {
${names.map((name, index) => `  '${name}': example${index},`).join('\n')}
};
for (const [name, module] of Object.entries(examples))
  for (const [key, value] of Object.entries(module))
    if (/^[A-Z]/.test(key)) console.log(name, renderToString(createElement(value, { video: listed, reader })));
`;

/**
 * Compiles all examples in the app, as modules of it, and runs those that import something.
 * @returns what they print: a line for each component that an example exports
 */
export async function runExamples({ folder }: InstalledApp, examples: readonly Example[]): Promise<string> {
  for (const { name, code } of examples) writeFileSync(join(folder, `src/${name}.tsx`), code);
  const runnable = examples.filter(({ code }) => code.includes('import ')).map(({ name }) => name);
  writeFileSync(join(folder, 'src/examples.tsx'), entry(runnable));
  await run(folder, process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), '--noEmit']);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await run(folder, process.execPath, [vite, 'build', '--config', 'examples.config.js']);
  return run(folder, process.execPath, [join(folder, 'examples/examples.js')]);
}
