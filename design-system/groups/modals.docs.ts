import type { GroupGuidance } from './guidanceTypes.ts';

const modalKeys = 'Focus goes into it and stays there; Esc closes it and gives the focus back to what opened it.';
const modalSpoken = 'A dialog named by its title, with the description under it; the page behind is not read.';

/** Guidance for dialogs over a page. */
export const modals: GroupGuidance = {
  Modal: {
    also: ['dialog', 'overlay'],
    status: 'new',
    use: [
      'For one question or one short task that the page waits for. Render it to open it; `onClose` says to render it no more.',
      'On phones it is a sheet from below; with `data-placement="end"` a drawer beside the page.',
      'Set `dismissible` to false only where nothing but an answer will do.',
    ],
    avoid: [
      'For what has an address of its own: that is a page.',
      'For an explanation take Popover; for actions on one thing take Menu.',
      'Never from within another: the second one replaces the first.',
    ],
    keyboard: `${modalKeys} An element with \`data-focus-first\` gets the focus instead of the panel.`,
    spoken: modalSpoken,
    related: ['Popover', 'Menu', 'Notice'],
  },
  ShareModal: {
    status: 'new',
    use: [
      'Behind ShareButton, where a video may start at its position or be embedded. The device’s own sheet is one press further.',
    ],
    avoid: ['Where there is only an address to copy: ShareButton does that with one press.'],
    keyboard: `${modalKeys} Tab goes through address, “Copy”, the tick for the time, and the code; a field selects its text.`,
    spoken: `${modalSpoken} What came of copying is announced.`,
    related: ['ShareButton', 'Modal'],
  },
  KeyList: {
    status: 'new',
    use: ['For keys and what they do, in KeyboardHelp and in the player’s own sheet.'],
    avoid: ['For facts about a thing take FactTable.'],
    keyboard: 'It takes no focus.',
    spoken: 'A list of descriptions: what it does, then its keys.',
    related: ['KeyboardHelp', 'VideoPlayer'],
  },
  KeyboardHelp: {
    status: 'new',
    use: ['For the keys of the site, where no player is on the page or it is not the thing in use.'],
    avoid: ['Within the player: a modal would be behind a player that fills the screen, so it has a sheet of its own.'],
    keyboard: modalKeys,
    spoken: `${modalSpoken} Each group has a heading.`,
    related: ['KeyList', 'VideoPlayer', 'Modal'],
  },
  AddToModal: {
    status: 'new',
    use: [
      'To keep a video in playlists, from the action bar and from a card.',
      'For a new one give `onNew`, and as `children` a brief PlaylistForm from when it was called; with no playlist yet, at once.',
    ],
    avoid: ['For favourites and for later, which are one press: FavouriteButton, WatchLaterButton.'],
    keyboard: `${modalKeys} Tab goes from playlist to playlist, Space ticks one. Behind them is “New playlist”, whose first field takes the focus.`,
    spoken: `${modalSpoken} Each playlist is a checkbox, a private one says so; what came of a tick is announced.`,
    related: ['ActionPlaylistModal', 'FavouriteButton', 'WatchLaterButton', 'Modal'],
  },
  HideWordModal: {
    status: 'new',
    use: [
      'From the menu of a video card, or from a comment, where the visitor wants to hide videos and comments by a word.',
    ],
    avoid: ['To hide a channel, which is one press: CardMenu.'],
    keyboard: `${modalKeys} Tab goes from word to word, Enter hides one.`,
    spoken: `${modalSpoken} The words are a list of buttons.`,
    related: ['CardMenu', 'CommentCard', 'HiddenCount', 'Modal'],
  },
  DownloadModal: {
    status: 'new',
    use: ['For guests who want to download; members get the file at once.'],
    avoid: ['On an iPhone or iPad take DownloadIosModal, for readers of Russian DownloadTgModal.'],
    keyboard: modalKeys,
    spoken: modalSpoken,
    related: ['DownloadButton', 'DownloadIosModal', 'DownloadTgModal', 'Modal'],
  },
  DownloadIosModal: {
    status: 'new',
    use: ['For guests on an iPhone or iPad who want to download.'],
    avoid: ['Elsewhere take DownloadModal.'],
    keyboard: modalKeys,
    spoken: `${modalSpoken} Three numbered steps.`,
    related: ['DownloadModal', 'DownloadTgModal', 'Modal'],
  },
  DownloadTgModal: {
    status: 'new',
    use: ['For guests who read Russian and want to download; its words are Russian whatever the page is.'],
    avoid: ['In any other language take DownloadModal.'],
    keyboard: `${modalKeys} Tab reaches “Подписаться”, then “Скачать”, which says what is missing if it is pressed too early.`,
    spoken: `${modalSpoken} The count is not read each second; the end of the wait is announced.`,
    related: ['DownloadModal', 'DownloadIosModal', 'Modal'],
  },
  AgeVerificationModal: {
    status: 'new',
    use: [
      'Where the server answers that a visitor’s age must be checked first; the form with the photo comes as `children`.',
    ],
    avoid: ['Before a page that must show nothing at all take AgeCheck.'],
    keyboard: modalKeys,
    spoken: `${modalSpoken} Each step is announced.`,
    related: ['AgeCheck', 'AgeGate', 'Modal'],
  },
  ReportModal: {
    status: 'new',
    use: ['For the form of reports, above what is reported; its receipt takes the form’s place.'],
    avoid: ['Without script the same form is a page.'],
    keyboard: modalKeys,
    spoken: modalSpoken,
    related: ['ContactUsModal', 'Modal', 'CardMenu'],
  },
  LoginModal: {
    status: 'new',
    use: ['Where a guest pressed what only members can do; `reason` says why it takes an account.'],
    avoid: ['In the header: that link leads to the page of signing in.'],
    keyboard: modalKeys,
    spoken: modalSpoken,
    related: ['SignInScreen', 'VoteButtons', 'Modal'],
  },
  ContactUsModal: {
    status: 'new',
    use: ['For a letter to the site, from the footer of any page.'],
    avoid: ['For illegal or non-consensual content take ReportModal, whose form asks for what the law needs.'],
    keyboard: modalKeys,
    spoken: modalSpoken,
    related: ['ReportModal', 'Modal'],
  },
  DeletePlaylistModal: {
    status: 'new',
    use: ['Before a playlist is deleted: what goes and what stays. To keep it is the first answer.'],
    avoid: ['To take a video out of it, which is one press: PlaylistOrder.'],
    keyboard: modalKeys,
    spoken: `${modalSpoken} A refusal is announced.`,
    related: ['PlaylistTools', 'ConfirmLeave', 'Modal'],
  },
  EndTiesModal: {
    status: 'new',
    use: ['Before a friendship is ended, or a friend is blocked: one of the two cannot bring that back alone.'],
    avoid: ['For a block that ends nothing, which unblocking takes back at once.'],
    keyboard: modalKeys,
    spoken: modalSpoken,
    related: ['MemberActions', 'DeletePlaylistModal', 'Modal'],
  },
  ActionPlaylistModal: {
    status: 'new',
    use: ['To make a playlist or to change its name, description and visibility.'],
    avoid: ['To put a video into one take AddToModal.'],
    keyboard: modalKeys,
    spoken: modalSpoken,
    related: ['AddToModal', 'PlaylistCard', 'Modal'],
  },
};
