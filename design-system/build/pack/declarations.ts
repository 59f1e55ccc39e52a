import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Source } from './sources.ts';
import { packedSpecifier, replaceSpecifiers, specifiersIn } from './specifiers.ts';
import { withoutCodecs } from './withoutCodecs.ts';

/**
 * Declaration of a language's messages with the type that readers take; TypeScript would infer the file's own, wider
 * type.
 */
const messageTypes = `import type { CompiledMessages } from '../../reader/intl.ts';
declare const messages: CompiledMessages;
export default messages;
`;

/** Writes the declarations of a package's modules and of those that these import. Requires the output of `tsc -b`. */
export function writeDeclarations({ types, modules }: Source, outDir: string): void {
  const waiting = [...modules.values()];
  const written = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (written.has(file)) continue;
    written.add(file);
    const path = file.replace(/\.(tsx?|json)$/, '.d.ts');
    const declarations = file.endsWith('.json')
      ? messageTypes
      : withoutCodecs(readFileSync(join(types, path), 'utf8'), path);
    for (const specifier of specifiersIn(declarations))
      if (specifier.startsWith('.')) waiting.push(posix.join(posix.dirname(file), specifier));
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), replaceSpecifiers(declarations, packedSpecifier));
  }
}
