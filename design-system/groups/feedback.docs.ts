import type { GroupGuidance } from './guidanceTypes.ts';

/** What the site answers when it has nothing else to show. */
export const feedback: GroupGuidance = {
  Notice: {
    use: [
      'In the place of a whole page or list that is missing, refused, failed or empty: one drawing, one sentence, one way on.',
      'Say what happened and what to do; `level` is the rank of its heading, 1 where it is the page.',
    ],
    avoid: [
      'For an error in a form: that belongs under its field.',
      'For a short confirmation: say it where it happened, as ShareButton does.',
    ],
    keyboard: 'Tab reaches the way on, then what else it offers.',
    spoken: 'A heading and a sentence, then the way on; the drawing is not read.',
    related: ['NoticeIllustration', 'ListFrame', 'MissingScreen', 'RefusedScreen', 'FailedScreen'],
  },
  NoticeIllustration: {
    status: 'new',
    use: ['Within Notice, and above the title of AccountFrame where a mail is on its way.'],
    avoid: ['As a decoration where nothing happened: it says missing, refused, failed, empty or sent.'],
    keyboard: 'It takes no focus.',
    spoken: 'Nothing: it is hidden, since the heading says the same.',
    related: ['Notice', 'AccountFrame'],
  },
  SearchForm: {
    status: 'new',
    use: [
      'Where there is nothing to see, to search for something else: on the 404 page, and where a search has found nothing.',
      'Give it the words that found nothing, so that a slip can be mended instead of typed anew.',
    ],
    avoid: ['For the search in the header take SearchBox, which suggests.'],
    keyboard: 'Tab reaches the field, then the button; Enter in the field searches. Works without script.',
    spoken: 'A search field named “Search for something else”, then its button.',
    related: ['SearchBox', 'MissingScreen', 'ListFrame'],
  },
};
