import type { SearchCounts } from '@afterglow/design-system/lists/searchTabs';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Pending } from '@afterglow/design-system/reader/pending.ts';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { ChannelListScreen } from '@afterglow/design-system/screens/ChannelListScreen';
import { channelListHead, channelListScreen } from '@afterglow/design-system/screens/ChannelListScreen/view';
import { CommunityScreen } from '@afterglow/design-system/screens/CommunityScreen';
import { communityHead, communityScreen } from '@afterglow/design-system/screens/CommunityScreen/view';
import { ModelListScreen } from '@afterglow/design-system/screens/ModelListScreen';
import { modelListHead, modelListScreen } from '@afterglow/design-system/screens/ModelListScreen/view';
import { PlaylistListScreen } from '@afterglow/design-system/screens/PlaylistListScreen';
import { playlistListHead, playlistListScreen } from '@afterglow/design-system/screens/PlaylistListScreen/view';
import type { Page } from '@afterglow/contract/wire';
import type { ComponentType } from 'react';
import { resultsRead } from '../../data/searchReads.ts';
import type { ResultsTab } from '../../routing/searchTabs.ts';
import type { Read } from '../../runtime/data/read.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { Frame } from '../../shared/Frame.tsx';
import type { PageHead } from '../../shared/head.ts';
import { orPending } from '../../shared/usePreview.ts';
import { useSearchCounts } from './useSearchCounts.ts';

interface ResultsProps {
  words: string;
  page: number;
}

/** How the results of one kind are read and shown. */
interface ResultsDefinition<Entries, List, Props> {
  tab: ResultsTab;
  read: (words: string, page: number) => Read<Entries>;
  listOf: (entries: Entries | Pending, of: ResultsProps & { counts: SearchCounts }) => List;
  head: (list: List, reader: Reader) => PageHead;
  view: (list: List, reader: Reader) => Props;
  Screen: ComponentType<Props>;
}

/** Returns the component of a tab with the results of one kind, in the screen that lists that kind elsewhere. */
const resultsTab = <Entries extends Page<unknown>, List, Props extends object>({
  tab,
  read,
  listOf,
  head,
  view,
  Screen,
}: ResultsDefinition<Entries, List, Props>) =>
  function Results({ words, page }: ResultsProps) {
    const reader = useReader();
    const request = read(words, page);
    const counts = useSearchCounts(words, tab, request);
    const shown = (entries: Entries | Pending) => listOf(entries, { words, page, counts });
    return (
      <Frame of={orPending(useResource(request))} head={(entries) => head(shown(entries), reader)}>
        {(entries) => <Screen {...view(shown(entries), reader)} />}
      </Frame>
    );
  };

/** The results of a search by their tab. */
export const results: Readonly<Record<ResultsTab, ComponentType<ResultsProps>>> = {
  models: resultsTab({
    tab: 'models',
    read: resultsRead.models,
    listOf: (models, { page, ...of }) => ({
      state: { sort: 'most-popular' as const, page, filters: {} },
      ...of,
      models,
    }),
    head: modelListHead,
    view: modelListScreen,
    Screen: ModelListScreen,
  }),
  channels: resultsTab({
    tab: 'channels',
    read: resultsRead.channels,
    listOf: (channels, of) => ({ sort: 'most-popular' as const, ...of, channels }),
    head: channelListHead,
    view: channelListScreen,
    Screen: ChannelListScreen,
  }),
  playlists: resultsTab({
    tab: 'playlists',
    read: resultsRead.playlists,
    listOf: (playlists, of) => ({ sort: 'most-popular' as const, ...of, playlists }),
    head: playlistListHead,
    view: playlistListScreen,
    Screen: PlaylistListScreen,
  }),
  members: resultsTab({
    tab: 'members',
    read: resultsRead.members,
    listOf: (members, { page, ...of }) => ({
      state: { sort: 'count-subs' as const, page, filters: {} },
      ...of,
      members,
    }),
    head: communityHead,
    view: communityScreen,
    Screen: CommunityScreen,
  }),
};
