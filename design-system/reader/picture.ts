/** A picture at the sizes its media host offers. */
export interface Picture {
  src: string;
  /** Only set if the host makes other sizes. */
  srcSet?: string;
  avifSrcSet?: string;
  /**
   * For browsers without AVIF: one size for all screens, since every other browser would have to parse a second set,
   * too.
   */
  withoutAvif?: string;
}
