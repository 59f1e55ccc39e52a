import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ChannelListScreen } from '@afterglow/design-system/screens/ChannelListScreen';
import {
  channelListHead,
  channelListScreen,
  type ChannelList,
} from '@afterglow/design-system/screens/ChannelListScreen/view';
import { foundRead } from '../../data/found.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { useSearchCounts } from './useSearchCounts.ts';

/** A tab with the channels that match a search. */
export function FoundChannels({ words, page }: { words: string; page: number }) {
  const reader = useReader();
  const found = foundRead.channels(words, page);
  const counts = useSearchCounts(words, 'channels', found);
  const listOf = (channels: ChannelList['channels']): ChannelList => ({
    sort: 'most-popular',
    page,
    channels,
    words,
    counts,
  });
  return (
    <Frame of={orPending(useResource(found))} head={(channels) => channelListHead(listOf(channels), reader)}>
      {(channels) => <ChannelListScreen {...channelListScreen(listOf(channels), reader)} />}
    </Frame>
  );
}
