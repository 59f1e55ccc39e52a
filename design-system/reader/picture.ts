/** A picture at the sizes its media host offers. */
export interface Picture {
  src: string;
  /** Only where the host makes other sizes. */
  srcSet?: string;
  avifSrcSet?: string;
}
