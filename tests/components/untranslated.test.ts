import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { siteComponents, formatLocation, parseSource, loadSources } from './ast.ts';
import { filesWithOwnText, findUntranslated } from './untranslated.ts';

test('all visible text is declared as messages', () => {
  const all = [...loadSources(), ...siteComponents()].filter(({ path }) => !(path in filesWithOwnText));
  expectNone(
    all.flatMap((source) =>
      findUntranslated(source).map(
        (node) => `${formatLocation(source, node)}: ${source.text.slice(node.start, node.end).trim().slice(0, 80)}`,
      ),
    ),
    'Declare these with defineMessages and use formatMessage; names belong in the site file:',
  );
});

test.each([
  `<p>Watch later</p>`,
  `<p>{'Videos'}</p>`,
  '<p>{`Videos`}</p>',
  `<p>{on ? 'On' : 'Off'}</p>`,
  `<p>{on && 'Switched on'}</p>`,
  `<button aria-label="Close" />`,
  `<button aria-label={'Close'} />`,
  '<button title={`Close ${name}`} />',
  `<img alt={open ? 'Open' : 'Shut'} />`,
  `<Notice heading="Nothing" text={'here'} />`,
  `<Field hint={why ?? 'Optional'} />`,
  `<Any words="Nothing found here" />`,
  `const view = { label: 'Videos', href }`,
  `const said = 'Videos'; const shown = <p>{said}</p>`,
  `const words = { close: 'Close' }; const shown = <button aria-label={words.close} />`,
  `function Any({ label = 'Close' }: AnyProps) {}`,
  `const button = createElement('button', { children: 'Close' })`,
  `const view = [home, 'Nothing found']`,
  'const Root = styled.p`&::after { content: "New here"; }`',
  `const Root = styled.p\`&::after { content: 'new'; }\``,
])('untranslated text is found: %s', (text) => {
  expect(findUntranslated(parseSource('Refused.tsx', text))).not.toEqual([]);
});

test.each([
  `const said = defineMessages({ none: { id: 'none', defaultMessage: 'Nothing here' } })`,
  `<p title={formatMessage(said.none)}>{title} · {count}</p>`,
  `<p>{brand.wordmark}</p>`,
  `<a rel="nofollow noreferrer" title="—">{'×'}</a>`,
  `throw new Error('A picture without an address.')`,
  'const Root = styled.p`&::after { content: "·"; } font: inherit small;`',
  `type Kind = 'in one' | 'in two'`,
])('technical strings are accepted: %s', (text) => {
  expect(findUntranslated(parseSource('Allowed.tsx', text))).toEqual([]);
});
