/** What the films need of a browser. */
export interface FilmPage {
  /** Whether a canvas shows what the film shows; otherwise pictures are known by their photographs alone. */
  canvasShowsFilms: boolean;
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it sees nothing of this module. */
  run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Promise<Result> | Result,
    ...args: Args
  ) => Promise<Result>;
  /** A press on the first element that matches. */
  press: (selector: string) => Promise<void>;
  /** A picture of the element, as PNG. */
  photograph: (selector: string) => Promise<Buffer>;
  /** Errors of the page since it was opened; not all browsers say them. */
  errors: () => string[];
  close: () => Promise<void>;
}

export interface FilmBrowser {
  name: string;
  newPage: () => Promise<FilmPage>;
  close: () => Promise<void>;
}
