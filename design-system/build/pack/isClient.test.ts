import { expect, test } from 'vitest';
import { isClient } from './isClient.ts';

const imports = 'import { jsx } from "react/jsx-runtime"; import { useState } from "react";';

test.each([
  ['keeps state', 'const [a] = useState(1);'],
  ['uses a hook of its own', 'useHydrated();'],
  ['reads a context', 'React.useContext(One);'],
  ['creates a context', 'export const One = createContext(null);'],
  ['is a class', 'export class Caught extends Component {}'],
  ['hands a handler to an element', 'jsx("button", { onClick: press });'],
  ['hands a ref to an element', 'jsx("button", { ref: own });'],
  ['hands a function to a component', 'jsx(List, { drawn: (one) => one });'],
])('a module that %s is a client component', (_, code) => {
  expect(isClient(`${imports} ${code}`)).toBe(true);
});

test('a module that creates the place of a part that loads later is a client component', () => {
  expect(isClient('import { createLatePart } from "./lateValue.js"; export const menus = createLatePart();')).toBe(
    true,
  );
});

test.each([
  ['draws what it is given', 'jsx("a", { href, children: title, ...rest });'],
  ['makes props', 'export const card = (video) => ({ onClick: video.press });'],
  ['is named like a hook alone', 'export const user = users[0];'],
  ['knows nothing of React', ''],
])('a module that %s can be rendered by a server', (_, code) => {
  expect(isClient(code === '' ? 'export const a = 1;' : `import { jsx } from "react/jsx-runtime"; ${code}`)).toBe(
    false,
  );
});
