/**
 * The groups of the design system, from small to large. A part may use what stands in an earlier row or in its own,
 * never what stands in a later one. Storybook's page "Welcome" tells it in words.
 */
export const groupRows: readonly (readonly string[])[] = [
  ['brand.ts', 'reader', 'messages'],
  ['primitives'],
  ['layout', 'cards', 'feedback', 'modals', 'forms'],
  ['filters', 'actions', 'facts', 'lists'],
  ['player'],
  ['age-gate'],
  ['screens'],
];

/** `design-system/cards/VideoCard/VideoCard.tsx` → `cards`; a file of no group stands for itself. */
export const groupOf = (path: string): string => path.split('/')[1] ?? '';

const rowOf = (path: string): number =>
  groupRows.findIndex((row) => row.includes(groupOf(path)) || row.includes(`${groupOf(path)}.ts`));

/** Files that only stories and tests may take something from. */
export const isStory = (path: string): boolean =>
  /\.(?:stories|test)(?:\.tsx?)?$|\/storyArgs(?:\.tsx?)?$|\.decorator(?:\.tsx)?$/.test(path);

/** Views know the API's entities; `@afterglow/design-system/cards/VideoCard/view` is the package's name for them. */
export const isView = (path: string): boolean => /\.view(?:\.tsx?)?$|\/view$/.test(path);

/** Why a file of the design system must not take something from another one; nothing when it may. */
export function groupViolation(file: string, other: string): string | null {
  if (isStory(file)) return null;
  if (isStory(other)) return 'only stories and tests import stories';
  if (isView(other) && !isView(file))
    return 'a component takes finished props; only views, stories and tests know views';
  if (rowOf(other) < 0) return `${groupOf(other)} is in no row of rows.ts`;
  return rowOf(other) > rowOf(file) ? `${groupOf(file)} must not know ${groupOf(other)}, which is larger` : null;
}
