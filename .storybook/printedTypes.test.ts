import { expect, test, vi } from 'vitest';
import { readonlyProps } from './componentFacts.ts';
import { printed, printedTypes } from './printedTypes.ts';

test.each([
  ["'small' | 'medium'", "'small' | 'medium'"],
  ["\n    | 'body'\n    | 'lead'", "'body' | 'lead'"],
  ['string | undefined', 'string'],
  ['readonly { href: string;\n  label: string }[]', 'readonly { href: string; label: string }[]'],
  ['((open: boolean) => void) | undefined', '(open: boolean) => void'],
  ["/** Gold. */ 'gold' | 'plain'", "'gold' | 'plain'"],
])('%j is printed as %s', (raw, text) => expect(printed(raw)).toBe(text));

vi.mock('virtual:component-facts', () => ({ propTypes: { Chip: { tone: 'readonly Tone[]' } } }));

type Context = Parameters<typeof printedTypes>[0];

// The enhancer reads only these properties of a story.
const summaryOf = (context: object) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these properties of a context are read
  printedTypes({ title: 'cards/Any', ...context } as unknown as Context)['tone']?.table?.type?.summary;

test('a union is printed in the table of props, not named', () => {
  expect(
    summaryOf({
      argTypes: { tone: { name: 'tone', table: { type: { summary: 'union' } } } },
      component: { __docgenInfo: { props: { tone: { tsType: { name: 'union', raw: "'plain' | 'gold'" } } } } },
    }),
  ).toBe("'plain' | 'gold'");
});

test('props that the stories describe list their values', () => {
  expect(summaryOf({ argTypes: { tone: { name: 'tone', options: ['plain', 'gold'] } }, component: () => null })).toBe(
    "'plain' | 'gold'",
  );
});

test('lists that are only read are printed from the source', () => {
  expect(summaryOf({ title: 'cards/Chip', argTypes: { tone: { name: 'tone' } }, component: () => null })).toBe(
    'readonly Tone[]',
  );
  expect(
    readonlyProps(
      [
        '  href: string;',
        '  links?: readonly ChipLink[];',
        '  tabs: readonly { href: string; label: string }[];',
        '  cards: readonly VideoCardProps[] | Pending;',
      ].join('\n'),
    ),
  ).toEqual({
    links: 'readonly ChipLink[]',
    tabs: 'readonly { href: string; label: string }[]',
    cards: 'readonly VideoCardProps[] | Pending',
  });
});
