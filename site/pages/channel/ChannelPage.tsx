import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { channelPageHead, type ChannelReads } from '@afterglow/design-system/screens/ChannelScreen/view';
import type { VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending, usePreview } from '../../kit/usePreview.ts';
import { channelRead } from '../../data/people.ts';
import { previews } from '../../data/previews.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { videosRead } from '../../data/videos.ts';
import { shownIn } from '../model/shownIn.ts';
import { ChannelWithActs } from './ChannelWithActs.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { channelReads } from './reads.ts';

/** /pornsite/{dir}/ and its videos and info */
export function ChannelPage({ dir, address, info }: { dir: string; address: ListAddress; info: boolean }) {
  const reader = useReader();
  const channel = usePreview(useResource(channelRead(dir)), (values) => previews.channel({ dir }, values));
  const reads = combineResources(channel, orPending(useResource(videosRead(address))));
  const readsOf = ([channel, videos]: [ChannelReads['channel'], VideoList['videos']]): ChannelReads => ({
    channel,
    shown: shownIn(channel, address, videos, info),
  });
  return (
    <Frame of={reads} head={(shown) => channelPageHead(readsOf(shown), reader)}>
      {(shown) => <ChannelWithActs {...readsOf(shown)} />}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof ChannelPage>[0]> = {
  Page: ChannelPage,
  reads: channelReads,
  ownReads: import.meta.env.SSR && (() => import('../ownReads.ts').then((module) => module.ofChannel)),
};
