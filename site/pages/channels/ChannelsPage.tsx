import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ChannelListScreen } from '@afterglow/design-system/screens/ChannelListScreen';
import { channelListHead, channelListScreen } from '@afterglow/design-system/screens/ChannelListScreen/view';
import type { ChannelSort } from '@afterglow/contract/lists';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { channelsRead } from '../../data/people.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

interface Order {
  sort: ChannelSort;
  page: number;
}

const reads = (order: Order) => ({ channels: channelsRead(order) });

/** /pornsites/{sort}/{page}/ */
function ChannelsPage({ sort, page, channels: answer }: Order & AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <Frame of={orPending(answer)} head={(channels) => channelListHead({ sort, page, channels }, reader)}>
      {(channels) => <ChannelListScreen {...channelListScreen({ sort, page, channels }, reader)} />}
    </Frame>
  );
}

export const page = readingPage({ Page: ChannelsPage, reads });
