/** Written by componentFacts.ts from the library's source, whenever Storybook starts. */
declare module 'virtual:component-facts' {
  export const tokenUse: Record<string, readonly string[]>;
  /** The types of props as they stand in the source, by component and prop: those with `readonly`. */
  export const propTypes: Record<string, Readonly<Record<string, string>>>;
  export const components: readonly { group: string; component: string }[];
}
