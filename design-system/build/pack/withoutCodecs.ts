import { parseSync, types } from '@babel/core';

const zod = /^zod(\/|$)/;

/** Returns the names that a statement mentions. */
function namesIn(statement: types.Statement): string[] {
  const names: string[] = [];
  types.traverseFast(statement, (node) => {
    if (types.isIdentifier(node)) names.push(node.name);
  });
  return names;
}

/** Returns the declaration in a statement, without `export`. */
const declarationOf = (statement: types.Statement): types.Node | null | undefined =>
  types.isExportNamedDeclaration(statement) ? statement.declaration : statement;

const isType = (statement: types.Statement): boolean => {
  const declared = declarationOf(statement);
  return types.isTSInterfaceDeclaration(declared) || types.isTSTypeAliasDeclaration(declared);
};

const declaredNames = (statement: types.Statement): string[] => {
  const declared = declarationOf(statement);
  if (types.isImportDeclaration(declared)) return declared.specifiers.map(({ local }) => local.name);
  return types.isVariableDeclaration(declared)
    ? declared.declarations.flatMap(({ id }) => (types.isIdentifier(id) ? [id.name] : []))
    : [];
};

/**
 * Removes what is made with zod from the declarations of a module: the interfaces of entities stay, their codecs go. A
 * module that does not import zod is returned unchanged.
 *
 * @throws Error if a type needs zod: it must be written out as an interface
 */
export function withoutCodecs(declarations: string, file: string): string {
  const statements =
    parseSync(declarations, {
      babelrc: false,
      configFile: false,
      parserOpts: { sourceType: 'module', plugins: [['typescript', { dts: true }]] },
    })?.program.body ?? [];
  const isZod = (one: types.Statement) => types.isImportDeclaration(one) && zod.test(one.source.value);
  if (!statements.some(isZod)) return declarations;

  const kept = new Set(statements.filter(isType));
  // A type such as `(typeof memberTabs)[number]` needs a constant, which may need another: the loop includes what it
  // adds.
  for (const statement of kept) {
    const names = namesIn(statement);
    for (const one of statements) if (declaredNames(one).some((name) => names.includes(name))) kept.add(one);
  }
  if ([...kept].some(isZod))
    throw new Error(`A type of ${file} is made with zod, which packages do without: write it out as an interface.`);
  const written = statements
    .filter((one) => kept.has(one))
    .map((one) => {
      const text = declarations.slice(one.leadingComments?.[0]?.start ?? one.start ?? 0, one.end ?? undefined);
      // The package has no such constant, only its type.
      return isType(one) ? text : text.replace(/^export (declare const )/m, '$1');
    });
  return [...written, 'export {};', ''].join('\n');
}
