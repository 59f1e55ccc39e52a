import { expect, test } from 'vitest';
import { lintExamples } from './lintExamples.ts';

const textRule = /^afterglow\(no-(?:constant-)?(?:untranslated-)?text/;
const path = 'design-system/primitives/Any/Any.tsx';
const findings = (texts: readonly string[]): string[][] =>
  lintExamples(texts.map((text) => ({ path, text }))).map((codes) => codes.filter((code) => textRule.test(code)));

const refused = [
  `export const any = <p>Watch later</p>;`,
  `export const any = <p>{'Videos'}</p>;`,
  'export const any = <p>{`Videos`}</p>;',
  `export const any = <p>{on ? 'On' : 'Off'}</p>;`,
  `export const any = <p>{on && 'Switched on'}</p>;`,
  `export const any = <>{on && 'Switched'}</>;`,
  `export const any = <button aria-label="Close" />;`,
  `export const any = <button aria-label={'Close'} />;`,
  'export const any = <button title={`Close ${name}`} />;',
  `export const any = <img alt={open ? 'Open' : 'Shut'} />;`,
  `export const any = <Notice heading="Nothing" />;`,
  `export const any = <Notice text={'here'} />;`,
  `export const any = <Field hint={why ?? 'Optional'} />;`,
  `export const any = <Any words="Nothing found here" />;`,
  `export const view = { label: 'Videos', href };`,
  `const said = 'Videos'; export const any = <p>{said}</p>;`,
  `const said = 'Videos'; export const any = <p>{on ? said : null}</p>;`,
  `const words = { close: 'Close' }; export const any = <button aria-label={words.close} />;`,
  `export function Any({ label = 'Close' }: AnyProps) {}`,
  `export const button = createElement('button', { children: 'Close' });`,
  `export const view = [home, 'Nothing found'];`,
  'export const view = `Nothing found ${here}`;',
];

test('text that no message declares is refused', () => {
  const found = findings(refused);
  expect(refused.filter((_, index) => found[index]?.length === 0)).toEqual([]);
});

const allowed = [
  `const said = defineMessages({ none: { id: 'none', defaultMessage: 'Nothing here' } }); export const any = <p title={formatMessage(said.none)}>{title} · {count}</p>;`,
  `export const any = <p>{brand.wordmark}{' '}, <b>×</b></p>;`,
  `export const any = <a rel="nofollow noreferrer" title="—">{'×'}</a>;`,
  'export const any = <p title={`${facts.spoken}, ${duration.spoken}`} />;',
  `export const any = <Any kind="small">{kind === 'small' ? title : null}</Any>;`,
  `throw new Error('A picture without an address.');`,
  'export const Root = styled.p`&::after { content: "·"; } font: inherit small;`;',
  `export type Kind = 'in one' | 'in two';`,
  `export const wide = 'not all and (min-width: 1px)';`,
];

test('technical strings are accepted', () => {
  const found = findings(allowed);
  expect(allowed.filter((_, index) => found[index]?.length !== 0)).toEqual([]);
});

test('an exception that excuses nothing is refused', () => {
  const comment = '// oxlint-disable-next-line afterglow/no-text-in-jsx -- a name';
  const [used, unused] = lintExamples([
    { path, text: `${comment}\nexport const any = <p>Afterglow</p>;` },
    { path, text: `${comment}\nexport const any = <p>{name}</p>;` },
  ]);
  expect(used).toEqual([]);
  expect(unused).not.toEqual([]);
});

test('a message that cannot be translated well, or misses a value, is refused', () => {
  const messages = [
    ['{count, plural, one {# video}}', 'enforce-plural-rules'],
    ['{count, plural, one {1 video} other {# videos}}', 'no-missing-icu-plural-one-placeholders'],
    ['{count, plural, one {{count} video} other {# videos}}', 'prefer-pound-in-plural'],
    ['{count, plural, one {# video} other {# videos}', 'no-invalid-icu'],
    ['{count}', 'no-useless-message'],
    ['Two  spaces', 'no-multiple-whitespaces'],
    ['By {name}', 'enforce-placeholders'],
  ] as const;
  const found = lintExamples(
    messages.map(([text]) => ({
      path,
      text: `export const said = intl.formatMessage({ id: 'any', defaultMessage: '${text}' }, {});`,
    })),
  );
  expect(messages.filter(([, rule], index) => !found[index]?.includes(`formatjs(${rule})`))).toEqual([]);
});
