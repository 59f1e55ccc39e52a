/**
 * The groups of the design system, from small to large. A file may import from the same or an earlier row,
 * never from a later one. Documented on Storybook's page "Welcome".
 */
export const groupRows: readonly (readonly string[])[] = [
  ['reader', 'messages'],
  ['primitives'],
  ['layout', 'cards', 'feedback', 'modals', 'forms'],
  ['filters', 'actions', 'facts', 'lists'],
  ['player'],
  ['age-gate'],
  ['screens'],
];

/** `design-system/cards/VideoCard/VideoCard.tsx` → `cards`; a file outside of groups is its own group. */
export const groupOf = (path: string): string => path.split('/')[1] ?? '';

const rowOf = (path: string): number =>
  groupRows.findIndex((row) => row.includes(groupOf(path)) || row.includes(`${groupOf(path)}.ts`));

/** Files that only stories and tests may import. */
export const isStory = (path: string): boolean =>
  /\.(?:stories|test)(?:\.tsx?)?$|\/storyArgs(?:\.tsx?)?$|\.decorator(?:\.tsx)?$/.test(path);

/** Views know the API's entities; `@afterglow/design-system/cards/VideoCard/view` is the package's name for them. */
export const isView = (path: string): boolean => /\.view(?:\.tsx?)?$|\/view$/.test(path);

/** Why an import within the design system is forbidden; null if it is allowed. */
export function groupViolation(file: string, other: string): string | null {
  if (isStory(file)) return null;
  if (isStory(other)) return 'only stories and tests import stories';
  if (isView(other) && !isView(file))
    return 'a component takes finished props; only views, stories and tests know views';
  if (rowOf(other) < 0) return `${groupOf(other)} is in no row of groupOrder.ts`;
  return rowOf(other) > rowOf(file) ? `${groupOf(file)} must not know ${groupOf(other)}, which is larger` : null;
}
