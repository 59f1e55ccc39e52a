/** Provided by componentFacts.ts from the library's source, whenever Storybook starts. */
declare module 'virtual:component-facts' {
  export const tokenUse: Record<string, readonly string[]>;
  /** Types of the props with `readonly`, as in the source, by component and prop. */
  export const propTypes: Record<string, Readonly<Record<string, string>>>;
  /** Props of the components whose props are a union, by component and prop. */
  export const unions: Record<string, Readonly<Record<string, import('./unionProps.ts').DeclaredProp>>>;
  /** Components that no page of the site uses. */
  export const libraryOnly: readonly string[];
  /** Components with a view among the package's entries. */
  export const views: readonly string[];
  export const components: readonly { group: string; component: string }[];
}
