import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment } from '@afterglow/api/http/attachment';
import { cleanText, inOneLine } from '@afterglow/contract/fields';

const anyUnits = fc.array(fc.nat(0xffff), { maxLength: 40 }).map((units) => String.fromCharCode(...units));

test('text that enters has no control characters but newlines and tabs, no halves and no noncharacters', () =>
  fc.assert(
    fc.property(anyUnits, (text) => {
      const clean = cleanText(text);
      expect(clean).not.toMatch(/(?![\t\n])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}/u);
      expect(cleanText(clean)).toBe(clean);
      expect(inOneLine(clean)).not.toMatch(/[\n\t]|^\s|\s$/);
    }),
  ));

test.each([
  ['An \v evening\u0001', 'An \n evening\ufffd'],
  ['a\0.mp4', 'a\ufffd.mp4'],
  ['One\r\ntwo\rthree\n\tfour', 'One\ntwo\nthree\n\tfour'],
  ['a\ud800b\udc00c🌊', 'a\ufffdb\ufffdc🌊'],
  ['a\u{fffe}b\u{fdd0}c\u{1ffff}d\ufffd', 'a\ufffdb\ufffdc\ufffdd\ufffd'],
  ['‏مساء‏ \u200dنور 夜景 👩‍👩‍👧', '‏مساء‏ \u200dنور 夜景 👩‍👩‍👧'],
])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

test('a title stands in one line', () => expect(inOneLine(' One\n\n two\tthree ')).toBe('One two three'));

test('a download’s name ends neither its quotes nor its header', () =>
  fc.assert(
    fc.property(anyUnits, (name) => {
      const headers = new Headers({ 'Content-Disposition': attachment(`${name}.mp4`) });
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w. -]*\.mp4"$/);
    }),
  ));
