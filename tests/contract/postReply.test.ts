import { decodePostReply } from '@afterglow/contract/postReply';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const unavailable = { state: 'refused', refusals: [{ field: 'notify', code: 'unavailable' }] };

test.each([{ ok: 1 }, { success: 1, next: 'send_email' }, { success: true }])('%j is done', (json) =>
  expect(decodePostReply(json)).toEqual({ state: 'done', reply: json }),
);

test('both envelopes refuse alike', () => {
  const already = { field: 'notify', code: 'already', info: { seconds: 60 } };
  expect(decodePostReply({ error: 1, ...already })).toEqual({ state: 'refused', refusals: [already] });
  expect(decodePostReply({ error: 1, codes: [already] })).toEqual({ state: 'refused', refusals: [already] });
});

test('several errors are all kept; what cannot be read of them is left out', () => {
  const codes = [{ field: 'usr', code: 'required' }, { field: 'pwd' }, null, { code: 'E_77', info: { a: {}, b: 2 } }];
  expect(decodePostReply({ error: 1, codes })).toEqual({
    state: 'refused',
    refusals: [
      { field: 'usr', code: 'required' },
      { field: 'notify', code: 'E_77', info: { b: 2 } },
    ],
  });
});

const [title, desc] = [
  { field: 'title', code: 'min', info: { length: 3 } },
  { field: 'desc', code: 'max', info: { length: '500' } },
];

test.each([
  ['codes', { codes: [title, desc] }],
  ['codes with the first of them beside', { ...title, codes: [title, desc] }],
  ['codes of the others alone', { ...title, codes: [desc] }],
  ['codes as PHP sends a list with a gap', { codes: { 0: title, 2: desc } }],
  ['a list of errors', { error: [title, desc] }],
  [
    'lists of fields, codes and values',
    { field: ['title', 'desc'], code: ['min', 'max'], info: [title.info, desc.info] },
  ],
])('two fields are both refused by %s (D36, R135)', (_, reply) => {
  const decoded = decodePostReply({ error: 1, ...reply });
  expect(decoded.state === 'refused' && decoded.refusals).toEqual(expect.arrayContaining([title, desc]));
  expect(decoded.state === 'refused' && decoded.refusals).toHaveLength(2);
});

test.each([null, [], 'ok', {}, { ok: 0 }, { error: 1 }, { error: 1, codes: [] }, { error: 1, codes: 'x' }])(
  'nobody knows what became of %j',
  (json) => expect(decodePostReply(json)).toEqual(unavailable),
);

test('any JSON is decoded, and a refusal always has a code', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const reply = decodePostReply(json);
      if (reply.state === 'refused') expect(reply.refusals.every(({ code }) => code !== '')).toBe(true);
      if (reply.state === 'refused') expect(reply.refusals.length).toBeGreaterThan(0);
    }),
  );
});
