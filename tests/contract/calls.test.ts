/** Acts and sections: each takes exactly its own fields, and what is written out is read as it was. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { callFields } from '@afterglow/contract/callFields';
import { refusalsOf } from '@afterglow/contract/fields';
import { actForm, actForms, type ActInput } from '@afterglow/contract/forms/acts';
import { sectionForm, sectionForms, type SectionInput } from '@afterglow/contract/forms/sections';
import type { ButtonAct } from '@afterglow/contract/buttonAct';
import { keysOf } from '@afterglow/contract/tables';
import { fewestFields } from '../tools/formExample.ts';

/** Fields that may be missing from their form although they are written out above. */
const optional: ReadonlySet<string> = new Set(['act', 'section', 'page']);

const forms = [
  ...keysOf(actForms).map((name) => ({ name, own: actForms[name], any: actForm })),
  ...keysOf(sectionForms).map((name) => ({ name, own: sectionForms[name], any: sectionForm })),
];

const refused = (schema: z.ZodMiniType, fields: Readonly<Record<string, string>>): string[] | 'accepted' => {
  const read = z.safeParse(schema, fields);
  return read.success ? 'accepted' : refusalsOf(read.error).map(({ field, code }) => `${field} ${code}`);
};

describe.each(forms)('$name', ({ own, any }) => {
  const fields = fewestFields(own);

  test('is read as it was written', () => {
    const read = z.safeParse(any, fields);
    expect(read.success && callFields(read.data)).toMatchObject(fields);
  });

  test('refuses a field too many by its name, even an empty one', () => {
    expect(refused(any, { ...fields, odd: '' })).toEqual(['odd invalid']);
    expect(refused(any, { ...fields, constructor: 'x' })).toEqual(['constructor invalid']);
  });

  test('refuses a field too few by its name', () => {
    for (const name of Object.keys(fields).filter((one) => !optional.has(one))) {
      const { [name]: left, ...others } = fields;
      expect(refused(own, others), `without ${name}=${left}`).toEqual([`${name} required`]);
    }
  });

  test('refuses what is no id by the name of its field', () => {
    const ids = Object.keys(fields).filter((name) => name === 'del' || name.endsWith('_id'));
    for (const name of ids)
      for (const id of ['0', '-1', '007', '1.5', '2147483648', 'x', '1 or 1', '١'])
        expect(refused(any, { ...fields, [name]: id }), `${name}=${id}`).toEqual([`${name} invalid`]);
  });
});

test('an act or a section that does not exist is not found', () => {
  for (const act of ['', 'dance', '__proto__', 'toString'])
    expect(refused(actForm, { act, video_id: '7' })).toEqual(['notify not_found']);
  expect(refused(actForm, {})).toEqual(['notify not_found']);
  expect(refused(actForm, { act: 'playlist', section: 'burn', playlist_id: '7' })).toEqual(['notify not_found']);
  expect(refused(actForm, { act: 'vote', section: 'member', object_id: '7', vote: '1' })).toEqual(['notify not_found']);
  expect(refused(sectionForm, { section: 'wallet' })).toEqual(['notify not_found']);
});

test('a removal without its video is no deletion of the playlist', () => {
  const fields = { act: 'playlist', section: 'del', playlist_id: '7' };
  expect(refused(actForm, { ...fields, video_id: '' })).toEqual(['video_id required']);
  expect(refused(actForm, fields)).toBe('accepted');
});

test('a reply names no more than ten unknown fields', () => {
  const odd = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`odd${index}`, '']));
  expect(refused(actForm, { act: 'view', video_id: '7', ...odd })).toHaveLength(10);
});

test('a call with a field too many, too few or of the wrong kind does not compile', () => {
  expectTypeOf<ButtonAct>().toExtend<ActInput>();
  const tooMany: (ActInput | SectionInput)[] = [
    // @ts-expect-error -- an act has no field of another one
    { act: 'vote', section: 'video', object_id: 7, vote: 1, video_id: 7 },
    // @ts-expect-error -- nor has it one of a form with the same name
    { act: 'comment', del: 7, text: 'Hello' },
    // @ts-expect-error -- nor of the same section
    { act: 'history', section: 'off', video_id: 7 },
    // @ts-expect-error -- one state is asked about one object
    { section: 'state', video_id: 7, user_id: 7 },
  ];
  const tooFew: (ActInput | SectionInput)[] = [
    // @ts-expect-error -- a vote is for something
    { act: 'vote', section: 'video', vote: 1 },
    // @ts-expect-error -- a message says something
    { act: 'message', user_id: 7 },
    // @ts-expect-error -- a state is asked about something
    { section: 'state' },
  ];
  const wrong: (ActInput | SectionInput)[] = [
    // @ts-expect-error -- ids are numbers
    { act: 'view', video_id: '7' },
    // @ts-expect-error -- members are not voted on
    { act: 'vote', section: 'member', object_id: 7, vote: 1 },
  ];
  // A function's result is no fresh literal, in which fields too many would not be noticed by themselves.
  const fields = () => ({ act: 'comment', del: 7, text: 'Hello' }) as const;
  // @ts-expect-error -- the members of the union refuse each other's fields
  const passedOn: ActInput = fields();
  expect([...tooMany, ...tooFew, ...wrong, passedOn]).toHaveLength(10);
});
