interface Rules {
  /** The class name of a component, or the name of keyframes. */
  name: string;
  css: string;
}

export interface CompiledStyles {
  components: readonly Rules[];
  keyframes: readonly Rules[];
}

/** The rules of the design system; null unless the plugin of a build (design-system/build) inserts them here. */
export const compiledStyles: CompiledStyles | null = null;
