interface Rules {
  /** The class name of a component, or the name of keyframes. */
  name: string;
  css: string;
}

export interface CompiledStyles {
  components: readonly Rules[];
  keyframes: readonly Rules[];
}

/** The rules of the design system; null without a build, whose plugin (design-system/build) puts them here. */
export const compiledStyles: CompiledStyles | null = null;
