import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ChannelListScreen } from '@afterglow/design-system/screens/ChannelListScreen';
import { channelListHead, channelListScreen } from '@afterglow/design-system/screens/ChannelListScreen/view';
import type { ChannelSort } from '@afterglow/contract/lists';
import { Frame } from '../../kit/Frame.tsx';
import { orPending } from '../../kit/usePreview.ts';
import { channelsRead } from '../../data/people.ts';
import { useResource } from '../../data/useResource.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /pornsites/{sort}/{page}/ */
export function ChannelsPage({ sort, page }: { sort: ChannelSort; page: number }) {
  const reader = useReader();
  return (
    <Frame
      of={orPending(useResource(channelsRead({ sort, page })))}
      head={(channels) => channelListHead({ sort, page, channels }, reader)}
    >
      {(channels) => <ChannelListScreen {...channelListScreen({ sort, page, channels }, reader)} />}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof ChannelsPage>[0]> = {
  Page: ChannelsPage,
  reads: (order) => [channelsRead(order)],
};
