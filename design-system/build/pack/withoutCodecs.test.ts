import { expect, test } from 'vitest';
import { withoutCodecs } from './withoutCodecs.ts';

test('the interfaces of an entity stay with their comments, and what its codec needs goes', () => {
  const declarations = `import * as z from 'zod/mini';
import type { Hair } from './people.ts';
import { other } from './other.ts';
/** A model. */
export interface Model {
    hair: Hair;
}
export declare const model: z.ZodMiniCodec<Model, typeof other>;
export declare const toListed: (model: Model) => Model;
`;
  expect(withoutCodecs(declarations, 'model.d.ts')).toBe(`import type { Hair } from './people.ts';
/** A model. */
export interface Model {
    hair: Hair;
}
export {};
`);
});

test('a constant that a type is made of stays for the type alone', () => {
  const declarations = `import * as z from 'zod/mini';
/** Tabs. */
export declare const tabs: readonly ['info', 'wall'];
export type Tab = (typeof tabs)[number];
export declare const reply: z.ZodMiniObject<{}>;
`;
  expect(withoutCodecs(declarations, 'member.d.ts')).toBe(`/** Tabs. */
declare const tabs: readonly ['info', 'wall'];
export type Tab = (typeof tabs)[number];
export {};
`);
});

test('a module that does not know zod stays as it is', () => {
  const declarations = 'export declare const pageSize: 60;\n';
  expect(withoutCodecs(declarations, 'limits.d.ts')).toBe(declarations);
});

test('a type that is made with zod is refused by the name of its file', () => {
  const declarations = `import * as z from 'zod/mini';
declare const lists: z.ZodMiniObject<{}>;
export type Top = z.output<typeof lists>;
`;
  expect(() => withoutCodecs(declarations, 'terms.d.ts')).toThrow(
    'A type of terms.d.ts is made with zod, which packages do without: write it out as an interface.',
  );
});
