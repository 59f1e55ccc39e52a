import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { channelPageHead, type ChannelReads } from '@afterglow/design-system/screens/ChannelScreen/view';
import type { VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending, usePreview } from '../../shared/usePreview.ts';
import { previews } from '../../data/previews.ts';
import { profileContent } from '../model/profileContent.ts';
import { ChannelWithActs } from './ChannelWithActs.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { channelReads, type ChannelAddress } from './reads.ts';

/** /pornsite/{dir}/ and its videos and info */
function ChannelPage({ dir, address, info, ...answers }: ChannelAddress & AnswersTo<typeof channelReads>) {
  const reader = useReader();
  const channel = usePreview(answers.channel, (values) => previews.channel({ dir }, values));
  const reads = combineResources(channel, orPending(answers.videos));
  const readsOf = ([channel, videos]: [ChannelReads['channel'], VideoList['videos']]): ChannelReads => ({
    channel,
    shown: profileContent(channel, address, videos, info),
  });
  return (
    <Frame of={reads} head={(shown) => channelPageHead(readsOf(shown), reader)}>
      {(shown) => <ChannelWithActs {...readsOf(shown)} />}
    </Frame>
  );
}

export const page = readingPage({
  Page: ChannelPage,
  reads: channelReads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofChannel),
});
