import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ChannelListScreen } from '@afterglow/design-system/screens/ChannelListScreen';
import {
  channelListHead,
  channelListScreen,
  type ChannelList,
} from '@afterglow/design-system/screens/ChannelListScreen/view';
import { resultsRead } from '../../data/searchReads.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { useSearchCounts } from './useSearchCounts.ts';

/** A tab with the channels that match a search. */
export function ChannelResults({ words, page }: { words: string; page: number }) {
  const reader = useReader();
  const results = resultsRead.channels(words, page);
  const counts = useSearchCounts(words, 'channels', results);
  const listOf = (channels: ChannelList['channels']): ChannelList => ({
    sort: 'most-popular',
    page,
    channels,
    words,
    counts,
  });
  return (
    <Frame of={orPending(useResource(results))} head={(channels) => channelListHead(listOf(channels), reader)}>
      {(channels) => <ChannelListScreen {...channelListScreen(listOf(channels), reader)} />}
    </Frame>
  );
}
