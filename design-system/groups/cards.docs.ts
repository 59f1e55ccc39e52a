import type { GroupGuidance } from './guidanceTypes.ts';

const oneLink = 'Tab reaches its one link, and Enter follows it; the whole card can be pressed with a pointer.';

/** Notes on keyboards and screen readers that all placeholder cards share. */
const placeholder = {
  keyboard: 'It takes no focus, as there is nothing to follow yet.',
  spoken: 'Nothing: it is hidden; the list around it says that it is loading.',
};

/** Guidance for cards, each of which is one item of a list. */
export const cards: GroupGuidance = {
  VideoCard: {
    use: [
      'For one video in a list, by the view `videoCard`; the lists VideoGrid, VideoRow and RelatedList lay it out.',
      'Set `data-layout` to `side` beside a player, and to `lead` for the first of a home page.',
      'Set `eager` in the first rows only: every further picture would compete with them.',
    ],
    avoid: [
      'As a decoration in a text: take Link with the title.',
      'Do not put buttons on it: the whole card is one link, and what can be done from a list is in its CardMenu.',
    ],
    keyboard: `${oneLink} Focus plays its preview as a pointer does.`,
    spoken:
      'The title as a link, then who made it, views, likes and length in words; the figures on the picture are not read again.',
    related: ['VideoGrid', 'VideoRow', 'RelatedList', 'WatchedBar', 'VideoCardSkeleton'],
    interaction: { of: ['Standard'] },
  },
  AffiliateModelCard: {
    use: ['For a model of a partner’s feed, after consent only, and never for members.'],
    avoid: ['For models of this site take ModelCard.', 'For other advertisements take AdSlot.'],
    keyboard: oneLink,
    spoken: '“Ad”, the name as a link, then whether the model is live.',
    related: ['ModelCard', 'AdSlot', 'SisterSiteCard'],
    interaction: { of: ['LiveNow'] },
  },
  CommentCard: {
    use: ['For one comment: of others or the visitor’s own, of a moment of the video, reported or deleted.'],
    avoid: ['For a message between two members.', 'For many of them take CommentList, which orders replies.'],
    keyboard: 'Tab reaches the name, the moment if there is one, then what can be done.',
    spoken: 'An article: name, date, text, likes, then links and buttons.',
    related: ['CommentList', 'Avatar', 'TextArea'],
    interaction: { of: ['Standard', 'Liked'] },
  },
  FriendRequest: {
    use: ['For one request in the list of those that were received, and of those that were sent.'],
    avoid: ['On a member’s page take FriendButton.', 'For friends take MemberCard.'],
    keyboard: 'Tab reaches the name, then the buttons; Enter or Space answers.',
    spoken: 'The name as a link, the buttons, and what came of it as a status.',
    related: ['FriendButton', 'MemberCard', 'Button'],
    interaction: { of: ['Received', 'Sent'] },
  },
  MessageThread: {
    use: ['For one conversation in the list of them, with its last message and how many are unread.'],
    avoid: ['For a comment that everybody can read take CommentCard.'],
    keyboard: oneLink,
    spoken: 'The name as a link, the date, the last message, and the number of unread ones.',
    related: ['Avatar', 'CommentCard', 'MemberCard'],
    interaction: { of: ['Read', 'Unread'] },
  },
  NotificationCard: {
    status: 'new',
    use: ['For one event that a member is told of: its sentence, the beginning of a comment, and whether it is read.'],
    avoid: ['For a conversation take MessageThread.', 'For the outcome of a press take Toasts.'],
    keyboard: oneLink,
    spoken: 'The sentence as a link, the comment, the date, and that it is unread.',
    related: ['NotificationList', 'MessageThread', 'Avatar'],
    interaction: { of: ['FriendRequest', 'Read'] },
  },
  SisterSiteCard: {
    use: ['For a site of the same family, where they are shown as a list.'],
    avoid: ['In menus and in the footer take Link.', 'For advertisements take AdSlot.'],
    keyboard: oneLink,
    spoken: 'The name as a link, that it leads to another site, then its address.',
    related: ['Link', 'Nav', 'AffiliateModelCard'],
    interaction: { of: ['Standard'] },
  },
  CardMenu: {
    status: 'new',
    use: [
      'For what can be done with a video without opening it: provide it once, and every VideoCard has it.',
      'On a touch screen half a second on the card opens it, too.',
    ],
    avoid: ['On the page of the video take ActionBar.', 'For other menus take Menu.'],
    keyboard:
      'Tab reaches its button after the link of the card; Shift+F10 on the link opens it, too. Then as in Menu.',
    spoken: 'The button “More” with the title; the menu is read as in Menu.',
    related: ['VideoCard', 'Menu', 'RevealButton', 'ActionBar'],
    interaction: { of: ['Standard'] },
  },
  HiddenCard: {
    status: 'new',
    use: [
      'Over a card that the visitor has hidden while it was shown: its box stays, so that nothing around it moves.',
    ],
    avoid: ['In a list that comes later: leave the card out, and say how many with HiddenCount.'],
    keyboard: 'One tab stop; Enter or Space shows the card. After hiding a card by its own menu the focus is here.',
    spoken: '“Hidden”, then a button that says of which title.',
    related: ['CardMenu', 'HiddenCount', 'VideoCard'],
    interaction: { of: ['Standard'] },
  },
  UploadState: {
    status: 'new',
    use: ['As a child of the VideoCard of an upload that is not public yet, in its owner’s own list.'],
    avoid: ['For a file that this page is sending take ProgressBar.', 'For private videos VideoCard has a mark.'],
    keyboard: 'It takes no focus.',
    spoken: 'The state, then why it was refused; how much has been processed as a progress bar.',
    related: ['OwnUploads', 'VideoCard', 'WatchedBar', 'ProgressBar'],
  },
  CategoryCard: {
    status: 'new',
    use: ['For one category with a still of one of its videos. CategoryTiles lays it out.'],
    avoid: ['For many categories take CategoryIndex, for a few without pictures ChipList.'],
    keyboard: oneLink,
    spoken: 'The title as a link, then the count; the still is not read.',
    related: ['CategoryTiles', 'PlaylistCard', 'ModelCard'],
    interaction: { of: ['Standard'] },
  },
  ChannelCard: {
    use: ['For one channel in a list, in a CardGrid of one column on phones.'],
    avoid: ['For the owner of a video on its page take ChannelLine.', 'For a person take ModelCard or MemberCard.'],
    keyboard: oneLink,
    spoken: 'The name of the channel as a link, then its count; the picture is not read.',
    related: ['ChannelLine', 'CardGrid', 'ChannelCardSkeleton', 'ModelCard'],
    interaction: { of: ['Standard'] },
  },
  MemberCard: {
    use: ['For one member of the community in a list, in a CardGrid of two columns on phones.'],
    avoid: ['For performers take ModelCard.', 'Beside a comment take Avatar with the name.'],
    keyboard: oneLink,
    spoken: 'The name as a link, “here now” where it holds, then age, country and count.',
    related: ['Avatar', 'CardGrid', 'MemberCardSkeleton', 'ProfileHead'],
    interaction: { of: ['Standard'] },
  },
  ModelCard: {
    use: ['For one model in a list: a round portrait, the name and a count. ModelGrid lays it out.'],
    avoid: ['For members take MemberCard.', 'For the models of one video take ChipList.'],
    keyboard: oneLink,
    spoken: 'The name as a link, then the count; the portrait is not read.',
    related: ['ModelGrid', 'ModelCardSkeleton', 'ChannelCard'],
    interaction: { of: ['Standard'] },
  },
  PlaylistCard: {
    use: ['For one playlist in a list: up to four of its pictures, its title, owner and views.'],
    avoid: ['For the videos in a playlist take VideoGrid.'],
    keyboard: oneLink,
    spoken: 'The title as a link, “Private” where it holds, the number of videos, then owner and views.',
    related: ['VideoCard', 'CardGrid', 'PlaylistListScreen'],
    interaction: { of: ['Standard'] },
  },
  WatchedBar: {
    use: [
      'Along the lower edge of a video’s picture: how much of it this visitor has watched. VideoCard draws it by itself.',
    ],
    avoid: ['For the progress of a task take ProgressBar.', 'At nothing watched: leave it out.'],
    keyboard: 'It takes no focus.',
    spoken: 'The share in words, such as “62% watched”.',
    related: ['VideoCard', 'ProgressBar', 'HistoryScreen'],
  },
  VideoCardSkeleton: {
    use: ['In the place of a VideoCard that is loading, with the same `data-layout`.'],
    avoid: ['For a whole grid take VideoGridSkeleton, which knows how many.'],
    ...placeholder,
    related: ['VideoCard', 'VideoGridSkeleton', 'Skeleton'],
  },
  ChannelCardSkeleton: {
    use: ['In the place of a ChannelCard that is loading, in the same grid.'],
    avoid: ['For the line of a channel on a video’s page: ChannelLine draws its own placeholder.'],
    ...placeholder,
    related: ['ChannelCard', 'CardGrid', 'Skeleton'],
  },
  MemberCardSkeleton: {
    use: ['In the place of a MemberCard that is loading, in the same grid.'],
    avoid: ['For the head of a member’s page: ProfileHead draws its own placeholder.'],
    ...placeholder,
    related: ['MemberCard', 'CardGrid', 'Skeleton'],
  },
  ModelCardSkeleton: {
    use: ['In the place of a ModelCard that is loading; as high as a card with a name of one line.'],
    avoid: ['By hand in a ModelGrid: the grid draws it while its cards are pending.'],
    ...placeholder,
    related: ['ModelCard', 'ModelGrid', 'Skeleton'],
  },
  RemoveButton: {
    status: 'new',
    use: ['As a child of the cards of a list that the visitor makes, such as the history: takes one out.'],
    avoid: ['For several actions take CardMenu.', 'Where it cannot be taken back easily, ask before.'],
    keyboard: 'One tab stop beside the link of its card; Enter or Space removes the card and goes on to the next one.',
    spoken: 'A button that says what it removes from where, with the title of its card.',
    related: ['VideoCard', 'HistoryScreen', 'CardMenu'],
    interaction: { of: ['Standard'] },
  },
  RevealButton: {
    status: 'new',
    use: ['On every card with a picture while discreet mode blurs them: shows one picture without following its link.'],
    avoid: ['Outside discreet mode: it is not rendered there, so that a card keeps a single tab stop.'],
    keyboard: 'One tab stop after the link of its card; Enter or Space shows the picture and hides it again.',
    spoken: 'A toggle button named “Show the picture” with the title of its card, pressed or not.',
    related: ['VideoCard', 'DiscreetSwitch'],
    interaction: { of: ['Standard'] },
  },
};
