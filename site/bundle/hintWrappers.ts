import { parseAst } from 'vite';

/**
 * Puts the functions that wrap CommonJS packages into parentheses, as the bundler does and the minifier undoes. V8
 * compiles a parenthesized function together with its file, on another thread, and parses any other one again when it
 * is called: for React that takes a phone 30 to 50 ms of one task.
 */
export function hintWrappers(code: string): string {
  const wrappers = parseAst(code).body.flatMap((statement) =>
    (statement.type === 'VariableDeclaration' ? statement.declarations : []).flatMap(({ init }) => {
      const [wrapper, ...others] = init?.type === 'CallExpression' ? init.arguments : [];
      return wrapper?.type === 'ArrowFunctionExpression' && !wrapper.expression && others.length === 0 ? [wrapper] : [];
    }),
  );
  return wrappers.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
}
