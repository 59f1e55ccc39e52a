import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { root } from '../tools/tree.ts';
import { storiesIn } from './storied.ts';
import { parsed } from './tree.ts';

/** The states that a visitor can meet and a designer must find by name; what a component has beyond them is its own. */
const states: Record<string, readonly string[]> = {
  'primitives/Button': ['Filled', 'Outlined', 'Quiet', 'Medium', 'Large', 'Busy', 'Disabled', 'LongLabel', 'Link'],
  'primitives/IconButton': ['Standard', 'On', 'Off', 'Disabled', 'OverPicture'],
  'primitives/Link': ['Inline', 'Alone', 'Quiet', 'Outside', 'LongWords'],
  'primitives/Text': ['Body', 'PageTitle', 'OneLine', 'ThreeLines', 'OneWordWithoutEnd'],
  'primitives/Icon': ['Small', 'Medium', 'Large', 'Filled', 'All'],
  'primitives/Avatar': ['Standard', 'Small', 'Large', 'NoPicture', 'Online'],
  'primitives/Badge': ['Plain', 'Gold', 'Accent', 'OverPicture'],
  'primitives/Tag': ['Standard', 'LongWord', 'OneLetter'],
  'primitives/Chip': ['Standard', 'Selected', 'Removable', 'LongLabel'],
  'primitives/Counter': ['None', 'One', 'ThreeDigits', 'FourDigits', 'JustBelowAMillion', 'AMillion'],
  'primitives/Rating': ['Liked', 'FromAMark', 'NoVotes', 'WithBar'],
  'primitives/Spinner': ['Named', 'BesideWords'],
  'primitives/Skeleton': ['Text', 'Picture', 'Circle', 'Pill'],
  'primitives/ProgressBar': ['Begun', 'Halfway', 'Done', 'EndUnknown'],
  'primitives/Tooltip': ['Away', 'Shown', 'PutAwayByEscape'],
  'primitives/Popover': ['Closed', 'Open'],
  'primitives/Dropdown': ['Closed', 'AtTheStart', 'AtTheEnd', 'ClosedByEscape'],
  'primitives/Menu': ['Closed', 'Open', 'ChosenByKeyboard', 'ClosedByEscape'],
  'primitives/Switch': ['On', 'Off', 'DisabledOn', 'DisabledOff', 'LongLabel'],
  'primitives/Checkbox': ['On', 'Off', 'Wrong', 'DisabledOn', 'DisabledOff', 'LongLabel'],
  'primitives/Radio': ['On', 'Off', 'DisabledOn', 'DisabledOff'],
  'primitives/FieldGroup': ['Radios', 'Ticks', 'Wrong', 'Disabled'],
  'primitives/Select': ['Standard', 'Chosen', 'Wrong', 'Disabled', 'LongChoice'],
  'primitives/TextField': ['Empty', 'Filled', 'Hint', 'Wrong', 'Disabled', 'LongLabel'],
  'primitives/TextArea': ['Empty', 'Filled', 'Counted', 'TooLong', 'Disabled', 'ManyLines'],
  'primitives/FileField': ['Empty', 'PictureChosen', 'FileWithoutPreview', 'Dropped', 'WrongType', 'TooLarge', 'TakenAway', 'Wrong', 'Disabled'],
  'primitives/Slider': ['LeftEnd', 'Middle', 'RightEnd', 'Disabled'],
  'primitives/Tabs': ['Standard', 'WithCounts', 'TenTabs', 'OneTab'],
  'primitives/Image': ['Standard', 'AtOnce', 'AvifFirst', 'InSeveralSizes'],
  'primitives/LazyImage': ['Waiting', 'Loaded', 'Broken', 'SpacesInTheAddress', 'AtOnce'],
  'layout/Header': [
    ...['Guest', 'Member', 'Searching', 'NoTopCategories', 'VideosOpen', 'CategoriesOpen', 'FriendsOpen', 'LanguagesOpen', 'ColoursOpen', 'OrientationOpen'],
    ...['MemberMenuOpen', 'PhoneMenuOpen', 'PhoneMemberMenuOpen', 'AsideAfterScrolling', 'SlashGoesToTheSearch'],
  ],
  'layout/Nav': ['Standard', 'NowhereInIt', 'MenuOpen', 'LongLabels'],
  'layout/UserMenu': ['Closed', 'Open', 'NoPicture', 'LongNameOpen'],
  'layout/Footer': ['Standard', 'HundredTags', 'NoTags', 'NoTopCategories'],
  'layout/SearchBox': [
    ...['Empty', 'WithWords', 'SixtyNineCharacters', 'Keywords', 'KeywordsAndRecents', 'NothingToStartWith', 'TooShort', 'Loading', 'FourGroups', 'NothingFound', 'Failed'],
    ...['ReachedByArrowKeys', 'RoundTheEnd', 'FollowedByEnter', 'ClosedByEscape', 'SentByEnter'],
  ],
  'layout/LanguagePicker': ['TwoLanguages', 'TwentyLanguages'],
  'layout/ThemeSwitch': ['Standard'],
  'layout/OrientationMenu': ['Closed', 'Open'],
  'layout/QuickExit': ['Standard'],
  'layout/DiscreetSwitch': ['Off', 'SwitchedOn'],
  'layout/Breadcrumbs': ['Standard', 'LongTitle'],
  'layout/OldBrowserNotice': ['InAnOldBrowser'],
  'layout/PromoBanner': ['Image', 'Frame', 'Waiting', 'Followed'],
  'layout/AdSlot': ['Top', 'Bottom', 'Left', 'Right'],
  'layout/Page': ['Standard', 'FourAdvertisements', 'SkipLinkShown'],
  'feedback/Notice': ['Missing', 'Refused', 'Failed', 'Empty', 'NoWayOn', 'LongText'],
  'age-gate/AgeGate': ['Standard', 'UnitedStates', 'France', 'Germany', 'InRussian', 'InFrench', 'InGerman'],
  'age-gate/AgeCheck': ['Standard', 'Demonstration', 'NoAccounts'],
  'screens/HomeScreen': ['Standard', 'FewVideos', 'OneRowFailed', 'Failed', 'Loading'],
  'screens/VideoListScreen': ['Standard', 'Category', 'Model', 'Channel', 'Search', 'Narrowed', 'LaterPage', 'OnlyOne', 'Empty', 'NothingFitsTheFilters', 'NothingFound', 'BeyondTheLastPage', 'Loading', 'Missing', 'Failed'],
  'screens/CategoriesScreen': ['Standard', 'OnlyOne', 'Empty', 'Loading', 'Failed'],
  'screens/ModelListScreen': ['Standard', 'Narrowed', 'Search', 'OnlyOne', 'Empty', 'NothingFitsTheFilters', 'NothingFound', 'BeyondTheLastPage', 'Loading', 'Missing', 'Failed'],
  'screens/ModelScreen': ['Videos', 'Info', 'Comments', 'LongName', 'LittleKnown', 'NoVideos', 'NoComments', 'Loading', 'Missing', 'Failed'],
  'screens/ChannelListScreen': ['Standard', 'LaterPage', 'Search', 'OnlyOne', 'Empty', 'NothingFound', 'BeyondTheLastPage', 'Loading', 'Missing', 'Failed'],
  'screens/ChannelScreen': ['Videos', 'Info', 'LongName', 'LittleKnown', 'NoVideos', 'Loading', 'Missing', 'Failed'],
  'screens/PlaylistListScreen': ['Standard', 'LaterPage', 'Search', 'OnlyOne', 'Empty', 'NothingFound', 'BeyondTheLastPage', 'Loading', 'Missing', 'Failed'],
  'screens/PlaylistScreen': ['Videos', 'Private', 'Info', 'LongTitle', 'Empty', 'Loading', 'Missing', 'Refused', 'Failed'],
  'screens/CommunityScreen': ['Standard', 'Narrowed', 'Search', 'Empty', 'NothingFitsTheFilters', 'NothingFound', 'BeyondTheLastPage', 'Loading', 'Missing', 'Failed'],
  'screens/MemberScreen': [
    ...['UploadedVideos', 'FavouriteVideos', 'Playlists', 'Friends', 'Wall', 'Info', 'OwnHistory', 'OwnWatchLater', 'OwnSubscriptions', 'OwnEdit'],
    ...['LongName', 'TellsNothing', 'NoVideos', 'EmptyHistory', 'EmptyWall', 'Refused'],
    ...['NoFavourites', 'NothingForLater', 'NoPlaylists', 'NoFriends', 'NoSubscriptions', 'Loading', 'Missing', 'Failed'],
  ],
  'screens/VideoScreen': ['Standard', 'UploadedByAMember', 'PrivateForAMember', 'PrivateForAGuest', 'LongTitle', 'Bare', 'NoPicture', 'Arabic', 'Loading', 'Missing', 'Refused', 'Failed'],
  'screens/HistoryScreen': ['Standard', 'OnlyOne', 'Empty', 'SwitchedOff', 'Loading'],
  'screens/SignInScreen': ['Standard', 'OnItsWay', 'WrongPassword', 'NothingTyped', 'TooManyTries'],
  'screens/AccountScreen': ['SignUp', 'SentMail', 'Restore', 'Restored', 'NewPassword', 'OnItsWay', 'NameTaken', 'AllWrong', 'LinkTooOld'],
  'screens/UploadScreen': ['Start', 'WithFields', 'Uploading', 'Refused', 'Success', 'Failed', 'SignedOut'],
  'screens/InformationScreen': ['Support', 'Terms', 'Privacy', 'Copyright', 'Records', 'Cookies'],
  'screens/SitemapScreen': ['Standard', 'NoCategories'],
  'screens/DownloadScreen': ['Standard', 'NoExtensionYet'],
  'screens/AdvertisingScreen': ['Standard'],
  'screens/MailboxScreen': ['Standard', 'LongAddress', 'Empty'],
  'screens/SearchLengthScreen': ['TooShort', 'TooLong', 'NothingTyped'],
  // Loading, in the size of what comes.
  'screens/HomeSkeleton': ['Standard'],
  'screens/VideoListSkeleton': ['Standard'],
  'screens/CategoriesSkeleton': ['Standard'],
  'screens/PeopleListSkeleton': ['Models', 'Channels', 'Playlists', 'Members'],
  'screens/ProfileSkeleton': ['Standard', 'Bare'],
  'screens/PlaylistSkeleton': ['Standard'],
  'screens/HistorySkeleton': ['Standard'],
  'screens/VideoSkeleton': ['Standard'],
  'screens/TextSkeleton': ['Standard'],
  // Of every page alike.
  'screens/MissingScreen': ['Standard', 'AnotherAddressMeant'],
  'screens/RefusedScreen': ['NoPermission', 'ForMembers'],
  'screens/FailedScreen': ['Standard'],
};

test.each(Object.entries(states))('%s has a story for each of its states', (component, wanted) => {
  const file = join(root, 'design-system', component, `${basename(component)}.stories.tsx`);
  const told = new Set(existsSync(file) ? storiesIn(parsed(file, readFileSync(file, 'utf8'))) : []);
  expectNone(
    wanted.filter((state) => !told.has(state)),
    `Write these states into ${component}/${basename(component)}.stories.tsx, or change their names here and there:`,
  );
});
