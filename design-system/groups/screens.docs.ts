import type { GroupGuidance } from './guidanceTypes.ts';

const list = {
  keyboard: 'Tab goes over tabs, orders and filters to the cards, then to the pages of the list.',
  spoken: 'One heading of level 1 with the count, then the list and how many it has.',
};
const profile = {
  keyboard: 'Tab goes over the buttons of the head to the tabs, then into the tab that is shown.',
  spoken: 'The name as the heading of level 1, then a navigation of tabs; the one shown is the “current page”.',
};
const skeleton = {
  keyboard: 'It takes no focus, as there is nothing to follow yet.',
  spoken: 'The page is announced as busy; the shapes themselves are hidden.',
};
const answer = {
  keyboard: 'Tab reaches the way on, which is a link and works without script.',
  spoken: 'One heading of level 1 and one sentence; the drawing is not read.',
};

/** Guidance for whole pages, without header and footer. */
export const screens: GroupGuidance = {
  HomeScreen: {
    use: ['For the home page: rows of videos, then categories and models. A row that could not be loaded is left out.'],
    avoid: ['For a list with an order take VideoListScreen.'],
    keyboard: 'Tab goes row by row: the link to all of it, then its cards.',
    spoken: 'A hidden heading of level 1, then a region for each row, named by its title.',
    related: ['VideoRow', 'ChipList', 'ModelGrid', 'HomeSkeleton'],
  },
  VideoListScreen: {
    use: ['For videos of the whole catalogue, a category, a model, a channel or a search: sorted, filtered, in pages.'],
    avoid: ['For rows under titles take HomeScreen.'],
    ...list,
    related: ['ListFrame', 'VideoGrid', 'FilterBar', 'SortTabs'],
  },
  ModelListScreen: {
    use: ['For all models and for models that a search found.'],
    avoid: ['For members take CommunityScreen.'],
    ...list,
    related: ['ListFrame', 'ModelGrid', 'FilterForm'],
  },
  ChannelListScreen: {
    use: ['For all channels and for channels that a search found.'],
    avoid: ['For the channels that a member follows: they are a tab of MemberScreen.'],
    ...list,
    related: ['ListFrame', 'CardGrid', 'ChannelCard'],
  },
  PlaylistListScreen: {
    use: ['For all playlists and for playlists that a search found.'],
    avoid: ['For one playlist take PlaylistScreen.'],
    ...list,
    related: ['ListFrame', 'CardGrid', 'PlaylistCard'],
  },
  ActivityScreen: {
    status: 'new',
    use: ['For what members do, as far as they let the visitor see it.'],
    avoid: ['For the members themselves take CommunityScreen, which shows the latest activities above them.'],
    ...list,
    related: ['ActivityList', 'ListFrame', 'CommunityScreen'],
  },
  CommunityScreen: {
    use: ['For all members and for members that a search found, with many filters in a panel.'],
    avoid: ['For performers take ModelListScreen.'],
    ...list,
    related: ['ListFrame', 'MemberCard', 'FilterForm', 'ActivityList'],
  },
  CategoriesScreen: {
    use: ['For all categories: the largest as tiles, then all of them under their first letters.'],
    avoid: ['For the few largest: the home page has a ChipList.'],
    keyboard: 'Tab walks through the tiles, then through the links letter by letter.',
    spoken: 'A heading of level 1 with the count, the tiles as a list, then a heading for each letter.',
    related: ['CategoryTiles', 'CategoryIndex', 'ListHead', 'CategoriesSkeleton'],
  },
  VideoScreen: {
    use: [
      'For one video: player, title, facts, owner, details and what is like it. What a card knew is shown at once.',
    ],
    avoid: ['For a frame on another site take EmbedScreen.'],
    keyboard: 'Tab goes from the player over its owner and details to the related videos.',
    spoken: 'The title as the heading of level 1, announced as loading until it is there; related videos are a region.',
    related: ['VideoPlayer', 'VideoFacts', 'VideoDetails', 'ChannelLine', 'RelatedList', 'ActionBar'],
  },
  ModelScreen: {
    use: ['For one model: head, then videos, details or comments by tabs.'],
    avoid: ['For a channel take ChannelScreen, for a member MemberScreen.'],
    ...profile,
    related: ['ProfileHead', 'Tabs', 'FactTable', 'CommentList'],
  },
  ChannelScreen: {
    use: ['For one channel: head, then its videos or details.'],
    avoid: ['For a person take ModelScreen or MemberScreen.'],
    ...profile,
    related: ['ProfileHead', 'Tabs', 'VideoListScreen', 'FactTable'],
  },
  PlaylistScreen: {
    use: ['For one playlist: title, owner, then its videos or details.'],
    avoid: ['For many playlists take PlaylistListScreen.'],
    ...profile,
    related: ['ChannelLine', 'Tabs', 'VideoGrid', 'PlaylistCard'],
  },
  PlaylistFormScreen: {
    status: 'new',
    use: [
      'For the form of a playlist, or the question before it is deleted, as a page: without script, or where an address leads to it.',
    ],
    avoid: ['Above the page of a playlist or of its owner take ActionPlaylistModal.'],
    keyboard: 'Tab goes over the fields of the form, then its button.',
    spoken: 'A heading of level 1 and the form; errors belong to their fields.',
    related: ['PlaylistForm', 'DeletePlaylistForm', 'ActionPlaylistModal', 'AccountFrame'],
  },
  PlaylistOrderScreen: {
    status: 'new',
    use: ['For a PlaylistOrder as a page: without script, or where an address leads to it.'],
    avoid: ['On the page of the playlist it takes the place of the videos, within PlaylistScreen.'],
    keyboard: 'Tab goes over the ends of the list and over the buttons of each row.',
    spoken: 'The title as the heading of level 1, then the list in its order.',
    related: ['PlaylistOrder', 'PlaylistFormScreen', 'PlaylistScreen', 'PlaylistOrderSkeleton'],
  },
  ActionsScreen: {
    status: 'new',
    use: ['For voting, following and keeping as a page: without script, where the buttons of other pages wait for it.'],
    avoid: ['With script the buttons of VideoScreen, ModelScreen, ChannelScreen and PlaylistScreen do it in place.'],
    keyboard: 'Tab goes over the buttons to the way back.',
    spoken: 'The title as the heading of level 1, what came of the last press, then toggle buttons.',
    related: ['PlainActions', 'VoteButtons', 'SubscribeButton', 'AccountFrame'],
  },
  MemberScreen: {
    use: ['For one member with up to ten tabs; what is private is refused within its tab, and the head stays.'],
    avoid: ['For performers take ModelScreen.'],
    ...profile,
    related: ['ProfileHead', 'Tabs', 'CommentList', 'MemberSkeleton'],
  },
  MessagesScreen: {
    use: ['For /messages/, where the drawer cannot open: all conversations, or the messages with one member.'],
    avoid: ['Over another page take MessageDrawer.'],
    keyboard: 'Tab goes over the conversations, or over the messages to the form.',
    spoken: 'A heading of level 1, then the list of conversations or the messages with one member.',
    related: ['MessageList', 'Conversation', 'MessageDrawer'],
  },
  NotificationsScreen: {
    status: 'new',
    use: [
      'For /notifications/: everything that a member was told, page by page, with the buttons that mark it as read.',
    ],
    avoid: ['Over another page take NotificationBell.'],
    keyboard: 'Tab reaches the button for all, the way to the settings, then the entries and the pages.',
    spoken: 'A heading of level 1, a button, a link, then the list.',
    related: ['NotificationList', 'NotificationBell', 'NotificationSettingsForm'],
  },
  SettingsScreen: {
    status: 'new',
    use: ['In the edit tab of MemberScreen: a section for each thing of an account that can be changed.'],
    avoid: ['For choices that the device keeps take DeviceScreen.'],
    keyboard: 'Tab goes over the ways to the sections, then over the forms, each in its own order.',
    spoken: 'A navigation, then a region for each section under a heading of level 2.',
    related: ['MemberScreen', 'ProfileInfoForm', 'PasswordForm', 'SessionsForm', 'DeleteAccountForm'],
  },
  HistoryScreen: {
    use: ['For what was watched on this device, by day; it says so, and what turning it off means.'],
    avoid: ['For lists that the server keeps: they are playlists.'],
    keyboard:
      'Tab goes over what can be done with the history to the cards, day by day, each with its button to remove it.',
    spoken: 'A heading of level 1 and what is kept where, then a region for each day.',
    related: ['HistoryTools', 'RemoveButton', 'DeviceTable', 'HistorySkeleton'],
  },
  DeviceScreen: {
    use: ['For /device/: what this site keeps on the device, why and how long, to be taken along or deleted.'],
    avoid: ['For the history alone take HistoryScreen.'],
    keyboard: 'Tab goes over the buttons of DeviceTable.',
    spoken: 'A heading of level 1 and what is kept where, then the region of DeviceTable.',
    related: ['DeviceTable', 'HistoryScreen', 'ConsentSettings'],
  },
  AccountFrame: {
    use: ['Around the forms of an account: title, one sentence, and what has happened before.'],
    avoid: ['For an error of one field: it belongs under that.', 'For long texts take InformationScreen.'],
    keyboard: 'It takes no focus; the fields do, in their order.',
    spoken: 'The title as the heading of level 1; what has happened before is announced.',
    related: ['SignInScreen', 'AccountScreen', 'NoticeIllustration'],
  },
  SignInScreen: {
    use: ['For signing in with a name and a password, with the ways to sign up and to get a new password.'],
    avoid: ['For making an account take AccountScreen.'],
    keyboard: 'Tab goes over both fields, the button and the links; Enter in a field sends the form.',
    spoken:
      'Fields with labels that password stores know; errors belong to their fields, one of the whole form is an alert.',
    related: ['AccountFrame', 'SignInForm', 'AccountScreen'],
  },
  AccountScreen: {
    use: ['For signing up and for a new password, in all steps; after a sent mail it offers to send it again.'],
    avoid: ['For signing in take SignInScreen.'],
    keyboard: 'Tab goes over the fields and the button; Enter in a field sends the form.',
    spoken: 'The title of the step as the heading of level 1; errors belong to their fields.',
    related: ['AccountFrame', 'SignUpForm', 'RestorePasswordForm', 'NoticeIllustration'],
  },
  StudioScreen: {
    status: 'new',
    use: ['For all videos of the member who is signed in.'],
    avoid: ['For videos that others see of a member take MemberScreen.'],
    ...list,
    related: ['StudioList', 'StudioVideoScreen'],
  },
  StudioVideoScreen: {
    status: 'new',
    use: [
      'For one of them: its state and what to do about it, one part of it with its form (details, captions, chapters), and what each day brought.',
    ],
    avoid: ['For the video as visitors see it take VideoScreen.'],
    keyboard: 'Tab goes over the links to its parts, the fields of the form, the table, and the ways on.',
    spoken: 'A navigation with its parts, the title as the heading of level 1, its state in sentences, then the form.',
    related: ['VideoChangeForm', 'CaptionsForm', 'ChaptersForm', 'DeleteVideoForm', 'StudioDays', 'StudioScreen'],
  },
  UploadScreen: {
    use: ['For uploading a video: the form, its progress, its end and its failure.'],
    avoid: ['For a picture of a profile take FileField in a form.'],
    keyboard: 'Tab goes over the form as UploadForm says; at the end, to the way on.',
    spoken: 'A heading, then the form; its end and its failure are headings with a sentence.',
    related: ['UploadForm', 'Notice'],
  },
  InformationScreen: {
    use: ['For the site’s own texts: terms, help, records; in sections, with the other texts beside them.'],
    avoid: ['For answers such as “not found” take the screen of that answer.'],
    keyboard: 'Tab reaches the other texts, then links within this one.',
    spoken: 'A navigation with a name, then the text with a heading for each section.',
    related: ['Text', 'TextSkeleton', 'SitemapScreen'],
  },
  SitemapScreen: {
    use: ['For links to every page of the site, in groups.'],
    avoid: ['For categories alone take CategoriesScreen.'],
    keyboard: 'Tab walks through the links group by group.',
    spoken:
      'A heading of level 1, then one for each group; where the categories will be, it says that they are loading.',
    related: ['ListHead', 'CategoryIndex', 'Footer'],
  },
  AdvertisingScreen: {
    use: ['For those who want to advertise: the places, the rules, and whom to write to.'],
    avoid: ['For the advertisements themselves take AdSlot and PromoBanner.'],
    keyboard: 'Tab reaches the button to write, then the partners’ site.',
    spoken: 'An article with headings; the four places are a list.',
    related: ['AdSlot', 'PromoBanner', 'Button'],
  },
  DownloadScreen: {
    use: ['For the page of the browser extension, which stands without header and footer.'],
    avoid: ['For downloading one video: that is done on its page.'],
    keyboard: 'Tab reaches the logo, then the buttons.',
    spoken: 'A heading of level 1 and three numbered steps.',
    related: ['Mark', 'Button'],
  },
  EmbedScreen: {
    status: 'new',
    use: [
      'For the player alone in a frame on another site; where the visitor’s age is not known it is a link to this one.',
    ],
    avoid: ['On this site take VideoScreen.'],
    keyboard: 'Tab goes through the player’s controls to the line of links below it.',
    spoken: 'A hidden heading with the title, the player, and a list of three links.',
    related: ['VideoPlayer', 'VideoScreen', 'LegalLinks'],
  },
  MailboxScreen: {
    use: ['In a demonstration: the mails that it would have sent, so that their links can be followed.'],
    avoid: ['On a real site: it is not served there.'],
    keyboard: 'Tab walks through the links of the mails.',
    spoken: 'A heading for each mail, then to whom, when and its lines.',
    related: ['AccountScreen', 'Notice'],
  },
  SearchLengthScreen: {
    use: ['For a search that is too short or too long: nothing was asked, and the words stay in the field.'],
    avoid: ['For a search that found nothing: ListFrame says that.'],
    keyboard: 'Tab reaches the field, then the button; Enter sends it.',
    spoken: 'A heading of level 1; what is wrong belongs to the field.',
    related: ['SearchBox', 'TextField', 'VideoListScreen'],
  },
  ReportScreen: {
    status: 'new',
    use: ['For /report/: a report, a letter to the operator, and the receipt of either. Anybody may open it.'],
    avoid: ['Above the page that is reported take ReportModal, for a letter ContactUsModal.'],
    keyboard: 'Tab goes over the form, then the link to the other form.',
    spoken: 'A heading of level 1 and the form; errors belong to their fields.',
    related: ['ReportForm', 'ContactForm', 'AccountFrame'],
  },
  MissingScreen: {
    use: ['For an address where nothing is (404): the way home, a search, and the address that was probably meant.'],
    avoid: ['For what is there but not for this visitor take RefusedScreen.', 'For an empty list: ListFrame says why.'],
    ...answer,
    related: ['Notice', 'RefusedScreen', 'FailedScreen'],
  },
  RefusedScreen: {
    use: [
      'For a page that exists and that this visitor may not see; give `signInHref` only where signing in would help.',
    ],
    avoid: ['For a missing page take MissingScreen.'],
    ...answer,
    related: ['Notice', 'MissingScreen', 'SignInScreen'],
  },
  FailedScreen: {
    use: ['For a catalogue that did not answer; its way on is this same page, tried again.'],
    avoid: ['For one row of a page: leave that out.'],
    ...answer,
    related: ['Notice', 'MissingScreen', 'HomeScreen'],
  },
  HomeSkeleton: {
    use: ['While the home page is loading and nothing of it is known.'],
    avoid: ['Where a row’s title is known: VideoRow takes pending cards.'],
    ...skeleton,
    related: ['HomeScreen', 'RowSkeleton'],
  },
  CategoriesSkeleton: {
    use: ['While the categories are loading, in columns of their usual lengths.'],
    avoid: ['For other lists take ListFrameSkeleton.'],
    ...skeleton,
    related: ['CategoriesScreen', 'Skeleton'],
  },
  HistorySkeleton: {
    use: ['While the history is read from the device: title, the box of tools, days.'],
    avoid: ['For lists from the server take ListFrameSkeleton.'],
    ...skeleton,
    related: ['HistoryScreen', 'RowSkeleton'],
  },
  PlaylistOrderSkeleton: {
    status: 'new',
    use: ['While a playlist that is put in order is loading: its title, what to do, a row for each video.'],
    avoid: ['For the videos of a playlist as others see them take RowSkeleton.'],
    ...skeleton,
    related: ['PlaylistOrderScreen', 'PlaylistOrder'],
  },
  MemberSkeleton: {
    status: 'new',
    use: ['While a member’s page is loading: head, tabs and videos.'],
    avoid: ['For models and channels: their screens take pending texts.'],
    ...skeleton,
    related: ['MemberScreen', 'ProfileHead'],
  },
  TextSkeleton: {
    use: ['While a page of text or a form is loading.'],
    avoid: ['For lists take ListFrameSkeleton.'],
    ...skeleton,
    related: ['InformationScreen', 'Skeleton'],
  },
};
