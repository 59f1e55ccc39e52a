import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ChannelListScreen } from '@afterglow/design-system/screens/ChannelListScreen';
import { channelListHead, channelListScreen } from '@afterglow/design-system/screens/ChannelListScreen/view';
import { PeopleListSkeleton } from '@afterglow/design-system/screens/PeopleListSkeleton';
import type { ChannelSort } from '@afterglow/fixtures/contract/lists';
import { Frame } from '../../kit/Frame.tsx';
import { channelsRead } from '../../data/people.ts';
import { useResource } from '../../data/useResource.ts';

/** /pornsites/{sort}/{page}/ */
export function ChannelsPage({ sort, page }: { sort: ChannelSort; page: number }) {
  const reader = useReader();
  return (
    <Frame
      of={useResource(channelsRead({ sort, page }))}
      head={(channels) => channelListHead({ sort, page, channels }, reader)}
      loading={<PeopleListSkeleton data-of="channels" />}
    >
      {(channels) => <ChannelListScreen {...channelListScreen({ sort, page, channels }, reader)} />}
    </Frame>
  );
}
