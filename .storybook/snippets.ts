import { printJsx } from './docs/jsx.ts';
import { storiesOf, type Story } from './storyModule.ts';

const modules = import.meta.glob<object>('../design-system/*/*/*.stories.tsx');

const jsxOf = (component: string, { input, meta }: Story): string =>
  printJsx(component, { ...meta.input.args, ...input.args });

async function snippetsOf(path: string, load: () => Promise<object>): Promise<[string, Record<string, string>]> {
  const component = path.split('/').at(-2) ?? path;
  const stories = storiesOf(await load());
  return [component, Object.fromEntries(stories.map(({ name, story }) => [name, jsxOf(component, story)]))];
}

const all = await Promise.allSettled(Object.entries(modules).map(([path, load]) => snippetsOf(path, load)));

/** JSX of every story that can be read without a browser, by component and by the name of its export. */
export const snippets: Record<string, Record<string, string>> = Object.fromEntries(
  all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
);
