import type { GroupGuidance } from './guidanceTypes.ts';

const toggles = 'Tab reaches it; Enter or Space presses it. While its reply is awaited it keeps the keyboard.';
const spokenToggle = (label: string) =>
  `The toggle button “${label}”, pressed or not; for guests a link. A refusal is a toast.`;

/** Guidance for actions of visitors on the content of a page. */
export const visitorActions: GroupGuidance = {
  ActionBar: {
    use: ['Under the title of a video: all that a visitor does with it. Parts that are not given are not drawn.'],
    avoid: ['On cards take the menu of the card.', 'For subscribing: that stands beside the author.'],
    keyboard: 'Tab walks through its buttons and links; each does at once what it says.',
    spoken: 'Its buttons and links, one after the other.',
    related: ['ActionButton', 'VoteButtons', 'FavouriteButton', 'WatchLaterButton', 'ShareButton', 'VideoScreen'],
  },
  ActionButton: {
    use: ['For an action that has no button of its own here, beside those that have: add to, report.'],
    avoid: [
      'In forms and dialogs take Button.',
      'For an icon alone take IconButton.',
      'Never two filled ones in a view.',
    ],
    keyboard: toggles,
    spoken: 'Its name as a button, a toggle button or a link; what came of a press is announced.',
    related: ['ActionBar', 'ActionMessage', 'Button'],
    interaction: { of: ['Standard', 'On', 'Filled'] },
  },
  ActionMessage: {
    use: ['Under what was pressed without script, to say why it was taken back or that there was nothing left to do.'],
    avoid: [
      'With script take a toast.',
      'Under a field take the field’s own error.',
      'For a whole page or list take Notice.',
    ],
    keyboard: 'It takes no focus.',
    spoken: 'The sentence, announced when it comes.',
    related: ['ActionButton', 'VoteButtons', 'Notice'],
  },
  DownloadButton: {
    use: ['For the file of a video. Give a link, which works without script, or `onPress` where a format is chosen.'],
    avoid: ['For links to other sites take Link.'],
    keyboard: toggles,
    spoken: 'The link or button “Download”; a refusal is announced.',
    related: ['ActionBar', 'ActionButton'],
    interaction: { of: ['Standard'] },
  },
  FavouriteButton: {
    use: ['For the visitor’s favourites, on the page of a video.'],
    avoid: ['For a list of one’s own making take “Add to”.'],
    keyboard: toggles,
    spoken: spokenToggle('Favourite'),
    related: ['ActionBar', 'WatchLaterButton'],
    interaction: { of: ['Off', 'On'] },
  },
  FriendButton: {
    use: ['At the head of a member’s page: it asks, shows that it has asked, accepts, or ends it.'],
    avoid: ['In the list of requests take FriendRequest, which also declines.', 'On the visitor’s own page.'],
    keyboard: toggles,
    spoken: 'A button that says how the two stand, such as “Request sent”; a refusal is a toast.',
    related: ['ActionButton', 'SubscribeButton', 'ProfileHead'],
    interaction: { of: ['Off', 'Friends'] },
  },
  MemberActions: {
    use: ['Below the head of another member’s page: all that a visitor does with a member.'],
    avoid: ['On the visitor’s own page.', 'In the list of requests take FriendRequest.'],
    keyboard: 'Tab walks through its buttons and links; each does at once what it says.',
    spoken: 'Its buttons and links, one after the other; a refusal is a toast.',
    related: ['ActionButton', 'FriendButton', 'SubscribeButton', 'MemberScreen'],
  },
  ShareButton: {
    use: [
      'For sharing a page: ShareModal if the page has more to offer than its address, else the system’s own sheet where there is one, else the link is copied and that is said.',
    ],
    avoid: ['Without script it is not there; do not build a page that needs it.'],
    keyboard: 'Tab reaches it; Enter or Space shares.',
    spoken: 'The button “Share”; that the link was copied, or could not be, is announced.',
    related: ['ActionBar', 'ActionButton', 'ShareModal', 'VideoScreen'],
    interaction: { of: ['Standard'] },
  },
  SubscribeButton: {
    use: ['Beside the author of a video, and at the head of a channel, model or member. It is the filled one.'],
    avoid: ['Beside another filled button.'],
    keyboard: toggles,
    spoken: 'The button “Subscribe to”, or “Subscribed to”, with the name; a refusal is a toast.',
    related: ['ActionButton', 'ChannelLine', 'ProfileHead'],
    interaction: { of: ['Off', 'On'] },
  },
  MarkSeenButton: {
    status: 'new',
    use: ['Above the own subscriptions, while any of them has something new.'],
    avoid: ['For one of them: opening its page marks it.'],
    keyboard: toggles,
    spoken: 'The button “Mark all as seen”; a refusal is a toast.',
    related: ['SubscribeButton', 'Toasts'],
    interaction: { of: ['Standard'] },
  },
  NewPlaylistButton: {
    status: 'new',
    use: [
      'Above the list of the visitor’s own playlists. Give it the page of its form; a press may open that above the page.',
    ],
    avoid: ['While a video is put into a playlist take AddToModal, which makes one, too.'],
    keyboard: 'Tab reaches it; Enter follows it.',
    spoken: 'The link “New playlist”.',
    related: ['ActionPlaylistModal', 'PlaylistFormScreen', 'PlaylistCard'],
    interaction: { of: ['Standard'] },
  },
  PlaylistTools: {
    status: 'new',
    use: ['Beside the vote on the page of a playlist, for its owner alone.'],
    avoid: ['For everybody else: they vote with VoteButtons.'],
    keyboard: 'Tab walks through its link and its buttons; each does at once what it says.',
    spoken: 'The link “Edit”, the toggle button “Arrange” and the button “Delete”.',
    related: ['PlaylistOrder', 'ActionPlaylistModal', 'DeletePlaylistModal', 'PlaylistFormScreen', 'PlaylistScreen'],
  },
  PlainActions: {
    status: 'new',
    use: ['Beside buttons of members that need script: in a `noscript`, it leads to ActionsScreen.'],
    avoid: ['Where buttons can be a form of the page itself, as MemberActions are.'],
    keyboard: 'Tab reaches it; Enter follows it.',
    spoken: 'A link that says what can be done there.',
    related: ['ActionsScreen', 'VoteButtons', 'SubscribeButton'],
  },
  VoteButtons: {
    use: ['For likes and dislikes where one can vote. With an `action` it is a form that works without script.'],
    avoid: ['Where nobody votes take Counter or Rating.'],
    keyboard: toggles,
    spoken: 'Two toggle buttons, “Like” and “Dislike”, each with its count; for guests links.',
    related: ['ActionBar', 'ActionMessage', 'Counter', 'Rating'],
    interaction: { of: ['Off', 'Liked'] },
  },
  WatchLaterButton: {
    use: ['For the visitor’s list of what to watch later, on the page of a video.'],
    avoid: ['For favourites take FavouriteButton.'],
    keyboard: toggles,
    spoken: spokenToggle('Watch later'),
    related: ['ActionBar', 'FavouriteButton'],
    interaction: { of: ['Off', 'On'] },
  },
};
