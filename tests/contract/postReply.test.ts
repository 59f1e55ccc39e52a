import { decodePostReply } from '@afterglow/fixtures/contract/postReply';
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
