import type { SheetLayout } from './titles.ts';

/** Words that a visitor of Storybook may look for, in the order in which a state belongs to one, and how its name tells. */
const themes = [
  { tag: 'loading', title: 'Loading', isIn: /Loading|Pending|Busy|OnItsWay|Uploading|Processing|Waiting|Previewed/ },
  { tag: 'expired', title: 'Expired', isIn: /Expired|TooOld|Gone|Renewed|Stale|Deleted/ },
  { tag: 'refused', title: 'Refused', isIn: /Refused|Locked|Denied|Forbidden|Blocked|TooMany|Private|ForMembers/ },
  { tag: 'failed', title: 'Failed', isIn: /Failed|Failing|Broken|Error|Wrong|Outage|Offline|Lost|Unreachable/ },
  { tag: 'empty', title: 'Empty', isIn: /Empty|Nothing|^No[A-Z]|Without|Missing|Bare|Untouched/ },
  { tag: 'extreme', title: 'Extremes', isIn: /Long|(?<!Too)Many|Crowded|Hundred|Hostile|Arabic|Hebrew|Thai|Huge|Full/ },
  { tag: 'phone', title: 'On a phone', isIn: /Phone/ },
  { tag: 'keyboard', title: 'By keyboard', isIn: /Keyboard|Focus|Escape|Tab(?!le)/ },
  { tag: 'guest', title: 'For a guest', isIn: /Guest|SignedOut/ },
  { tag: 'member', title: 'For a member', isIn: /Member(?!s)|SignedIn|^Own/ },
] as const;

/** Tags that say where a state comes from. The words of its name do not tell. */
const further = [{ tag: 'server', isIn: /Server|WithoutScript|Refused|Failed|Outage|TooMany/ }] as const;

/** Returns the tags by which the sidebar finds a state, from the name of its export. */
export const tagsOfState = (name: string): string[] =>
  [...themes, ...further].flatMap(({ tag, isIn }) => (isIn.test(name) ? [tag] : []));

export interface Theme {
  tag: string;
  title: string;
  /** Names of its states, in the order of the file. */
  names: readonly string[];
}

/** Returns states by theme, each in the first that it belongs to; those of none come first. */
export function themesOf(names: readonly string[]): Theme[] {
  const themeOf = (name: string) => themes.find(({ isIn }) => isIn.test(name))?.tag ?? 'standard';
  return [{ tag: 'standard', title: 'Standard' }, ...themes]
    .map(({ tag, title }) => ({ tag, title, names: names.filter((name) => themeOf(name) === tag) }))
    .filter((theme) => theme.names.length > 0);
}

/** So many states on a sheet can be looked through; of small parts, twice as many. */
const readableStates = 12;

/** Fewer of components whose states are tall: a sheet of them would be higher than `npm run stories` lets it be. */
export const ofTallStates: Readonly<Record<string, number>> = {
  SettingsScreen: 1,
  HomeScreen: 2,
  NotificationList: 3,
  ...{ ChannelScreen: 3, CommunityScreen: 4, HistoryScreen: 4, MemberScreen: 3, ReportScreen: 4, VideoListScreen: 3 },
  ...{ AccountScreen: 5, ModelListScreen: 5, PlaylistListScreen: 5, PlaylistScreen: 5, UploadScreen: 5 },
  ...{ PlaylistForm: 6, PlaylistPanel: 5, VideoGrid: 6, VideoPlayer: 6 },
};

/** Returns how many states of a component stand on one sheet. */
export const readableStatesOf = (component: string, layout?: SheetLayout): number =>
  ofTallStates[component] ?? (layout === 'small' ? 2 * readableStates : readableStates);
