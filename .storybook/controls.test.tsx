import { expect, test } from 'vitest';
import { controlsOfValues } from './controls.ts';

type Context = Parameters<typeof controlsOfValues>[0];

/** Returns the resulting arg type for a given documented type and a given value in the story. */
const argTypeOf = (name: string, value: unknown, control?: false) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the enhancer reads only these properties of a story
  controlsOfValues({
    argTypes: { it: { name: 'it', type: { name, value: [] }, ...(control === false && { control }) } },
    initialArgs: { it: value },
  } as unknown as Context)['it'];

test.each([
  ['union', 'Hello', 'string'],
  ['other', 'Hello', 'string'],
  ['union', 4, 'number'],
  ['union', true, 'boolean'],
])('%s that holds %j is edited as a %s', (name, value, type) =>
  expect(argTypeOf(name, value)?.type).toEqual({ name: type }),
);

test.each([
  ['enum', 'large'],
  ['union', null],
  ['array', ['hd']],
])('%s that holds %j stays what it is', (name, value) => expect(argTypeOf(name, value)?.type?.name).toBe(name));

test.each([
  ['an element', <p key="it" />],
  ['an element within a list', [{ face: <p /> }]],
  ['a function', () => {}],
])('%s has no control', (_, value) => expect(argTypeOf('other', value)?.control).toEqual({ disable: true }));

test('a control that the story chose stays', () => expect(argTypeOf('union', 'Hello', false)?.control).toBe(false));
