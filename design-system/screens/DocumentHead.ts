/** What a page says of itself outside its content. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Address of a picture for previews elsewhere. */
  picture?: string;
}
