/** A picture at the sizes its media host offers. */
export interface Picture {
  src: string;
  /** Only where the host makes other sizes. */
  srcSet?: string;
  avifSrcSet?: string;
  /** For browsers without AVIF: one size that serves all screens, as a second set would be parsed by every other browser, too. */
  withoutAvif?: string;
}
