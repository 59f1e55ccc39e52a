/** What a page's `<title>` and description say. */
export interface Head {
  title: string;
  description: string;
}
