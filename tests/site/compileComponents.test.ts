import { describe, expect, test } from 'vitest';
import { compileComponents, type CompileOptions } from '@afterglow/design-system/build/compileComponents';
import { transformLibrary } from '@afterglow/design-system/build/transformLibrary';

/** Class names in the order in which components are defined, whatever their ids. */
class Numbered extends Map<string, string> {
  override get(id: string): string {
    const name = super.get(id) ?? `_${this.size}`;
    this.set(id, name);
    return name;
  }
}

async function compile(code: string): Promise<string> {
  const options: CompileOptions = { classNames: new Numbered(), waitsForRules: true };
  const made = await transformLibrary(
    `import styled, { css, keyframes } from 'styled-components';\n${code}`,
    '/design-system/Any.tsx',
    [[compileComponents, options]],
  );
  return made?.code ?? '';
}

const root = 'const Root = styled.div`color: red;`;';

describe('a styled element becomes a plain one', () => {
  test.each([
    ['alone', '<Root data-a="1">text</Root>', '<div data-a="1" className="_0">text</div>'],
    ['without content', '<Root />', '<div className="_0" />'],
    [
      'with what its caller passes',
      '<Root {...rest} id="a" />',
      '<div {...rest} id="a" className={_joinClassNames(rest.className, "_0")} />',
    ],
    ['with a class name of its caller', '<Root className={own} />', '<div className={_joinClassNames(own, "_0")} />'],
  ])('%s', async (_, element, expected) => {
    const code = await compile(`${root} export const Any = ({ own, ...rest }) => ${element};`);
    expect(code).toContain(expected);
    expect(code).not.toContain('styled-components');
    expect(code).not.toContain('color: red');
  });
});

describe('a styled component stays one', () => {
  test.each([
    ['if its element is chosen by its caller', root, '<Root as={element} />', '_styledElement("div", "_0")'],
    ['if it passes on what cannot be told', root, '<Root {...read()} />', '_styledElement("div", "_0")'],
    ['if two callers pass something', root, '<Root {...one} {...two} />', '_styledElement("div", "_0")'],
    [
      'of another component',
      'const Root = styled(Other)`color: red;`;',
      '<Root {...rest} />',
      '_styledElement(Other, "_0")',
    ],
    ['that is passed as a value', root, 'use(Root)', '_styledElement("div", "_0")'],
  ])('%s', async (_, definition, element, expected) => {
    const code = await compile(`${definition} export const Any = ({ element, ...rest }) => ${element};`);
    expect(code).toContain(expected);
    expect(code).not.toContain('color: red');
  });
});

test('fragments of rules and keyframes leave no text behind', async () => {
  const code = await compile(
    'export const look = css`color: red;`; const turn = keyframes`to { rotate: 1turn; }`; const Root = styled.i`${look} animation: ${turn} 1s;`; export const Any = () => <Root />;',
  );
  expect(code).not.toMatch(/color|rotate|animation|styled-components/);
});

test('code that comes later is rendered with the rules of all components', async () => {
  expect(await compile("const later = () => import('./Later.tsx');")).toContain("_withStyles(import('./Later.tsx'))");
});

test('a styled component inside a function is refused', async () => {
  await expect(compile('export const make = () => [styled.div`color: red;`];')).rejects.toThrow(
    'A styled component must be a constant of its module.',
  );
});
