import type { GroupGuidance } from './guidanceTypes.ts';

const intoCards = 'Tab goes from card to card in the order of the list; the list itself takes no focus.';
const placeholder = {
  keyboard: 'It takes no focus, as there is nothing to follow yet.',
  spoken: 'Nothing: it is hidden; the page says once that it is loading.',
};

/** Guidance for lists of cards, and what belongs to whole lists. */
export const lists: GroupGuidance = {
  VideoGrid: {
    use: [
      'For videos in as many columns as the list itself has room for. While `cards` are pending it draws its own placeholders.',
      'Set `first` on the first list of a page: its first pictures load at once.',
    ],
    avoid: ['Under a title with a link to all of them take VideoRow.', 'For other cards take CardGrid or ModelGrid.'],
    keyboard: intoCards,
    spoken: 'A list and how many it has, then each card.',
    related: ['VideoCard', 'VideoRow', 'VideoGridSkeleton', 'ListFrame'],
  },
  VideoRow: {
    use: [
      'For two or three full rows of videos under a title, on the home page and on the page of a person.',
      'Give `line` for a single row, such as the videos of a member’s own: its height does not depend on its videos.',
    ],
    avoid: ['For a whole list with pages take VideoGrid in a ListFrame.'],
    keyboard: 'Tab reaches the link to all of them, then the cards.',
    spoken: 'A region named by its title; it is announced as busy while its cards are pending.',
    related: ['Row', 'VideoGrid', 'HomeScreen'],
  },
  ReservedRow: {
    status: 'new',
    use: ['In place of a row of videos that only the device knows, until a script has read it: nothing moves then.'],
    avoid: ['For a row that the server will answer take VideoRow with pending cards.'],
    keyboard: 'It takes no focus, as there is nothing to follow yet.',
    spoken: 'Nothing: it is hidden.',
    related: ['VideoRow', 'RowSkeleton', 'HomeScreen'],
  },
  AffiliateModels: {
    status: 'new',
    use: ['For the models of a partner’s feed, below a video, once its visitor has accepted advertisements.'],
    avoid: ['For models of the site take ModelGrid.'],
    keyboard: 'Tab goes from model to model; the row scrolls along.',
    spoken: 'A region named by its title, with a list; each entry says that it is an ad.',
    related: ['AffiliateModelCard', 'AdSlot', 'VideoScreen'],
  },
  CommentList: {
    use: [
      'For what people wrote, each comment followed by its replies, a page at a time. Give `off` where nobody can comment.',
    ],
    avoid: ['For the form above it: the page gives that.', 'For messages of the site take Notice.'],
    keyboard: 'Tab walks through the orders, the names and what can be done with each comment, then the pages.',
    spoken: 'A numbered list of articles, then the pages; that there are none is said in a sentence.',
    related: ['CommentCard', 'Paging', 'MemberScreen', 'ModelScreen'],
  },
  CommentSection: {
    status: 'new',
    use: [
      'Around the form and the CommentList below a video, where both come after the page: it keeps room until then.',
      'Its link leads to an address that shows them without script.',
    ],
    avoid: ['On pages of comments, which have a ListFrame.'],
    keyboard: 'Tab reaches its link while it is coming, then the form and the comments.',
    spoken: 'A region named “Comments”, announced as busy until they have come.',
    related: ['CommentList', 'CommentForm', 'VideoScreen'],
  },
  PlaylistOrder: {
    status: 'new',
    use: ['In place of the videos of a playlist, while its owner puts them in order or takes some out.'],
    avoid: ['To look at them take VideoGrid.'],
    keyboard:
      'Tab goes over the arrows and the removal of each video. A video that is moved keeps the focus on its arrow.',
    spoken: 'A list; each button names its video. Where a video has come to is announced.',
    related: ['PlaylistTools', 'VideoGrid', 'RemoveButton'],
  },
  StudioList: {
    status: 'new',
    use: ['For a member’s own videos in every state, with what the last days brought them, in the studio.'],
    avoid: ['For what is on its way to being public take OwnUploads.'],
    keyboard: 'Tab goes from title to title; the whole row is one link.',
    spoken: 'A list; each entry is a heading, its state, and a description list of three figures.',
    related: ['OwnUploads', 'StudioScreen'],
  },
  OwnUploads: {
    status: 'new',
    use: [
      'For a member’s own videos, shown to them alone: public and private ones, and those on their way with what keeps them.',
      'It says itself that they load, that there are none, or that they failed.',
    ],
    avoid: [
      'For the videos of somebody else take VideoGrid.',
      'For a file that is being sent right now: UploadScreen.',
    ],
    keyboard: intoCards,
    spoken: 'A list and how many it has; each card says its state and why it was refused, then its title.',
    related: ['VideoCard', 'UploadState', 'CardGrid', 'Paging', 'MemberScreen'],
  },
  Conversation: {
    status: 'new',
    use: ['For what two members have written to each other, in the MessageDrawer and on a page of its own.'],
    avoid: ['For what everybody can read take CommentList.', 'For all conversations take MessageList.'],
    keyboard:
      'Tab goes to the way back, the member, older messages and the messages, which arrows scroll; then the form.',
    spoken:
      'A heading with the member’s name, then a log of messages, each with its author; a new one is read as it comes.',
    related: ['MessageList', 'MessageDrawer', 'MessageForm'],
  },
  RequestList: {
    status: 'new',
    use: ['Above the friends on the visitor’s own page: requests to answer, and those that were sent.'],
    avoid: ['At the head of another’s page take FriendButton.'],
    keyboard: 'Tab goes from request to request: the member, then the buttons.',
    spoken: 'A region for those received and one for those sent, each a list and how many it has.',
    related: ['FriendRequest', 'FriendButton', 'MemberScreen'],
  },
  MessageList: {
    status: 'new',
    use: ['For a member’s talks, in the MessageDrawer and on a page of their own; there give it `paging`.'],
    avoid: [
      'For what everybody can read take CommentList.',
      'For one open conversation: its page or drawer shows that.',
    ],
    keyboard: 'Tab goes from conversation to conversation, Enter opens one; then come the pages.',
    spoken: 'A list and how many it has; each conversation is a link with its member’s name.',
    related: ['MessageThread', 'MessageDrawer', 'CommentList', 'Paging'],
  },
  ActivityList: {
    status: 'new',
    use: ['For what members do, above the list of members and on a page of its own.'],
    avoid: ['For what one member is told take NotificationList.'],
    keyboard: 'Tab goes from entry to entry: to the member, then to what the entry is about.',
    spoken: 'A list and how many it has; each entry has a link to its member and one with its sentence.',
    related: ['ActivityCard', 'ActivityScreen', 'Row'],
  },
  NotificationList: {
    status: 'new',
    use: ['For what a member is told, below NotificationBell and on a page of its own; there give it `action`.'],
    avoid: ['For conversations take MessageList.'],
    keyboard: 'Tab goes from entry to entry and to the button of each unread one, which marks it as read.',
    spoken: 'A list and how many it has; each entry is a link with its sentence.',
    related: ['NotificationCard', 'NotificationBell', 'NotificationsScreen'],
  },
  PopularVideos: {
    status: 'new',
    use: [
      'Below a page or search that has nothing to show: four videos that many like. Without script it is not there.',
    ],
    avoid: ['Below a list that has entries.', 'For more than one row take VideoRow.'],
    keyboard: 'Tab reaches the link to all of them, then the cards.',
    spoken: 'A region named “Popular videos”; it is announced as busy while its cards are pending.',
    related: ['VideoRow', 'MissingScreen', 'ListFrame'],
  },
  Row: {
    use: ['For a part of a page with a title and, where there is more, a link to the whole of it.'],
    avoid: ['For the title of a page take ListHead.', 'Around videos take VideoRow.'],
    keyboard: 'Tab reaches its link, then what it holds.',
    spoken:
      'A region named by its title; the link is named “all” with the title, so that links of several rows differ.',
    related: ['VideoRow', 'RowSkeleton', 'ListHead'],
    interaction: { of: ['Standard'] },
  },
  RelatedList: {
    use: ['On the page of a video: a column beside the player, a grid below it, and further steps on demand.'],
    avoid: ['Anywhere else: without a player beside it the column has no reason. Take VideoRow.'],
    keyboard: 'Tab walks through the cards; Enter or Space on “more” opens the next step.',
    spoken: 'A region with a name; where nothing is found or the list failed it says so in a sentence.',
    related: ['VideoCard', 'VideoScreen', 'VideoPlayer'],
  },
  CardGrid: {
    use: ['For channels (one column on phones), playlists and members (two). Its children are `<li>` elements.'],
    avoid: ['For videos take VideoGrid, for models ModelGrid.'],
    keyboard: intoCards,
    spoken: 'A list and how many it has, then each card.',
    related: ['ChannelCard', 'PlaylistCard', 'MemberCard', 'ListFrame'],
  },
  ModelGrid: {
    use: ['For models; with `data-rows="whole"` on the home page it shows whole rows only.'],
    avoid: ['For members and channels take CardGrid.', 'For the models of one video take ChipList.'],
    keyboard: intoCards,
    spoken: 'A list and how many it has, then each name and count.',
    related: ['ModelCard', 'ModelCardSkeleton', 'ModelListScreen'],
  },
  ChipList: {
    use: [
      'For short links of one kind: categories, models. `data-rows="two"` cuts them off after about two lines, beside a link to all.',
    ],
    avoid: [
      'For orders of a list take SortTabs, for filters FilterBar.',
      'For keywords take Tag, as VideoDetails does.',
    ],
    keyboard: 'Tab walks through the links and Enter follows one.',
    spoken: 'A list and how many it has, then each word as a link.',
    related: ['Chip', 'VideoDetails', 'HomeScreen'],
    interaction: { of: ['Standard'] },
  },
  CategoryTiles: {
    status: 'new',
    use: [
      'Above the index of all categories: the eight with the most videos, each with a still. The rows are always whole.',
    ],
    avoid: [
      'In a row of another page take ChipList.',
      'Where pictures are missing leave it out: the index says it all.',
    ],
    keyboard: intoCards,
    spoken: 'A list and how many it has, then each title and count.',
    related: ['CategoryCard', 'CategoryIndex', 'CategoriesScreen'],
  },
  CategoryIndex: {
    use: ['For all categories under their first letters, each with its count.'],
    avoid: ['For the few largest take CategoryTiles or, within a page of other things, ChipList.'],
    keyboard: 'Tab walks through the links letter by letter.',
    spoken: 'A heading for each letter; each link says its title and its count with the unit.',
    related: ['CategoriesScreen', 'CategoryTiles', 'ChipList'],
    interaction: { of: ['OnlyOne'] },
  },
  ListFrame: {
    use: [
      'Around a whole list: title, tabs, orders and filters, then the list and its pages.',
      'Give `nothing` where the list is empty: why, and the most helpful way on.',
    ],
    avoid: ['For a part of a page take Row.'],
    keyboard: 'Tab goes over orders and filters to the cards, then to the pages.',
    spoken: 'The title is the heading of the page, a hidden one names the list; it is announced as busy while pending.',
    related: ['ListHead', 'SortTabs', 'FilterBar', 'Paging', 'Notice', 'ListFrameSkeleton'],
  },
  ListHead: {
    use: ['For the title of a list page and how many there are. It is the only `h1` of the page.'],
    avoid: ['For a part of a page take Row.', 'For a person or a channel take ProfileHead.'],
    keyboard: 'It takes no focus; what stands in it, such as a button, does.',
    spoken: 'A heading of level 1, then the count; while that is pending, that it is loading.',
    related: ['ListFrame', 'ProfileHead', 'Row'],
  },
  HistoryTools: {
    status: 'new',
    use: ['Above the history of this device: search, how soon it forgets, copies, clearing it and switching it off.'],
    avoid: ['For everything that is kept on the device take DeviceTable.'],
    keyboard: 'Tab goes from the search over the lifetime and the switch to the buttons; clearing asks once more.',
    spoken: 'A region “Your history”; what a press has done is announced.',
    related: ['HistoryScreen', 'DeviceTable', 'RemoveButton'],
    interaction: { of: ['Standard'] },
  },
  DensitySwitch: {
    also: ['view', 'grid', 'list'],
    status: 'new',
    use: [
      'Above a whole list of videos: large pictures, small ones, or one video a row. Every VideoGrid without `data-rows` obeys it.',
    ],
    avoid: ['For orders of a list take SortTabs.', 'For parts of a page: rows of them stay as they are drawn.'],
    keyboard: 'Tab goes from choice to choice; Enter or Space takes one, and the focus stays on it.',
    spoken: 'A group “How the list is shown”; each button says what it shows, and the one in force that it is chosen.',
    related: ['VideoGrid', 'ListHead', 'SortTabs', 'ThemeSwitch'],
    interaction: { of: ['Standard'] },
  },
  HiddenCount: {
    status: 'new',
    use: [
      'Below a list from which the visitor’s own choices (a hidden channel, a hidden word) take videos: how many, and an undo. It comes after the list, and there moves none of it.',
      'Keep it in the page at 0, so that the first one hidden is announced.',
    ],
    avoid: ['For an empty list take Notice in a ListFrame.', 'For how many a list has take ListHead.'],
    keyboard: 'Tab reaches its button; Enter or Space shows the videos, and once more hides them again.',
    spoken: 'The count is announced when it changes; the button says what a press does.',
    related: ['ListFrame', 'VideoGrid', 'CardMenu'],
    interaction: { of: ['Standard'] },
  },
  Paging: {
    also: ['pagination'],
    use: ['Under a list of several pages: the first, the last, and those around this one. One page has none.'],
    avoid: ['For “more of it” in place: RelatedList has its own steps.', 'For the steps of a form.'],
    keyboard: 'Tab walks over “Previous”, the numbers and “Next”; Enter follows one.',
    spoken: 'A navigation with a name; each number is read as “Page 3”, and the one shown as the “current page”.',
    related: ['ListFrame', 'Tabs'],
    interaction: { of: ['TwoPages'] },
  },
  ListFrameSkeleton: {
    use: ['In the place of a ListFrame of which nothing is known yet; say how many orders and filters it will have.'],
    avoid: ['Where the title is known: give ListFrame a pending list instead.'],
    ...placeholder,
    related: ['ListFrame', 'VideoGridSkeleton', 'Skeleton'],
  },
  RowSkeleton: {
    use: ['In the place of a Row that is loading, around the placeholder of what it will hold.'],
    avoid: ['Where the title is known: VideoRow takes pending cards.'],
    ...placeholder,
    related: ['Row', 'VideoRow', 'HomeSkeleton'],
  },
  VideoGridSkeleton: {
    use: ['In the place of a VideoGrid: as many cards as the list will have, or as fill the first screen.'],
    avoid: ['Beside a VideoGrid: it draws this by itself while its cards are pending.'],
    ...placeholder,
    related: ['VideoGrid', 'VideoCardSkeleton', 'ListFrameSkeleton'],
  },
};
