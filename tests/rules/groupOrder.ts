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
  // Storybook's texts about all groups, and the build. No component imports either.
  ['groups', 'build'],
];
