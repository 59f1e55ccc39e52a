/** Functions that the film tests need in every browser. */
export interface FilmPage {
  /** Whether a canvas can read the pixels of a film. Otherwise only screenshots show its pictures. */
  canvasShowsFilms: boolean;
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It cannot use anything from this module. */
  run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Promise<Result> | Result,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the first element that matches. */
  press: (selector: string) => Promise<void>;
  /** Returns a screenshot of the element as PNG. */
  photograph: (selector: string) => Promise<Buffer>;
  /** Errors of the page since it was opened. Not all browsers report them. */
  errors: () => string[];
  close: () => Promise<void>;
}

export interface FilmBrowser {
  name: string;
  newPage: () => Promise<FilmPage>;
  close: () => Promise<void>;
}
