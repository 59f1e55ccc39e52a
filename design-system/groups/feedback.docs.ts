import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for what the site shows if there is no content, and for messages that it shows unasked. */
export const feedback: GroupGuidance = {
  Notice: {
    also: ['alert', 'banner', 'empty state'],
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
  Toasts: {
    also: ['snackbar', 'message'],
    status: 'new',
    use: [
      'Once, above every page.',
      'For what came of a press, and for refusals that belong to no field: `doneToast`, `refusalToast`.',
      'With `data-variant="flash"` in the page itself, for what the server says after a form without script.',
    ],
    avoid: [
      'For an error in a form: that belongs under its field.',
      'For what came of a press without script: ActionMessage says it at its place in the page.',
    ],
    keyboard: 'Tab reaches each toast; Enter dismisses it, and the focus goes to the next or back to where it was.',
    spoken: 'Each is announced as it comes, an error at once; its button is named “Dismiss”.',
    related: ['Notice', 'ActionMessage', 'Modal'],
  },
  CookieNotice: {
    also: ['consent', 'banner'],
    status: 'new',
    use: ['After hydration, until it is answered; never before, and never without script.'],
    avoid: ['In the footer take ConsentSettings, which says what is stored now.', 'Not as a modal: the page goes on.'],
    keyboard: 'Tab reaches the settings, then both answers; it takes no focus by itself.',
    spoken: 'A region named “Cookies on this site”, with its sentence, a link and two buttons.',
    related: ['ConsentSettings', 'DeviceTable'],
  },
  ConsentSettings: {
    also: ['cookies', 'privacy'],
    status: 'new',
    use: ['Behind the link in the footer, on its page or in a Modal, to change the answer at any time.'],
    avoid: ['For the first question take CookieNotice.'],
    keyboard: 'Tab reaches both answers; Enter stores one. Works without script.',
    spoken: 'Each purpose with its state, which is announced when it changes; then two buttons.',
    related: ['CookieNotice', 'DeviceTable', 'Modal'],
  },
  Offline: {
    status: 'new',
    use: ['Once, around every page, with what the browser says of its connection.'],
    avoid: ['For a read that failed take Notice, which has a way on.'],
    keyboard: 'It takes no focus.',
    spoken: 'Its sentence, when the connection is lost.',
    related: ['Toasts', 'Notice'],
  },
  ConfirmLeave: {
    status: 'new',
    use: [
      'Before a page is left on which something unsaved would be lost, or an upload would stop.',
      '`changes` names what would be lost, such as the labels of the changed fields.',
    ],
    avoid: ['Where nothing is lost: a question that always has one answer is no question.'],
    keyboard: 'Focus goes into it and stays there; Esc is to stay. Tab reaches the ring, “Stay here”, “Leave”.',
    spoken: 'A dialog named “Leave this page?”, with what would be lost as its description.',
    related: ['Modal'],
  },
  LanguageOffer: {
    status: 'new',
    use: ['At the foot of a page whose language was not chosen, where the browser prefers another that the site has.'],
    avoid: ['To choose among all languages take LanguagePicker.'],
    keyboard: 'Tab reaches the language, then the ring that keeps the present one.',
    spoken: 'A sentence in the offered language, marked as such, then a link with its own name.',
    related: ['LanguagePicker', 'OldBrowserNotice'],
  },
  DeviceTable: {
    status: 'new',
    use: ['Where visitors see and delete what is kept on their device; rows come from the registry of the device.'],
    avoid: ['For what the server knows of a member: that is the account’s own page.'],
    keyboard:
      'Tab reaches each row’s button; when a row is deleted the next takes the focus. Everything needs two presses.',
    spoken: 'A list; each item says purpose, key, lifetime and number of values, its button names the key.',
    related: ['ConsentSettings', 'CookieNotice'],
  },
  MessageDrawer: {
    status: 'new',
    use: [
      'For a member’s conversations, from the header and from another member’s page. Its child is a MessageList or one open conversation.',
    ],
    avoid: ['For comments, which stand on the page: CommentList.', 'For talks on a page of their own: MessageList.'],
    keyboard:
      'Focus goes into it and stays there; Tab goes from conversation to conversation, Enter opens one, Esc closes the drawer.',
    spoken: 'A dialog named “Messages” with a list; each conversation is a link with its member’s name.',
    related: ['MessageList', 'MessageThread', 'Modal'],
  },
};
