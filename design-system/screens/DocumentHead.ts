/** Document metadata of a page. */
export interface DocumentHead {
  title: string;
  description: string;
  /** URL of the picture for link previews. */
  picture?: string;
}
