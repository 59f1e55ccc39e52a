import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { knownOf } from '@afterglow/design-system/reader/pending.ts';
import { ChannelScreen } from '@afterglow/design-system/screens/ChannelScreen';
import { channelScreen, type ChannelReads } from '@afterglow/design-system/screens/ChannelScreen/view';
import { PlainActs } from '../../features/acts/PlainActs.tsx';
import { useProfileActs, withActs } from '../../features/acts/useProfileActs.tsx';

/** A channel's screen with the actions of its visitor. */
export function ChannelWithActs(reads: Omit<ChannelReads, 'signedIn'>) {
  const reader = useReader();
  const known = knownOf(reads.channel);
  const { signedIn, acts, rest } = useProfileActs('channel', known?.id ?? null);
  const { actions, ...screen } = channelScreen({ ...reads, signedIn }, reader);
  const plain = <PlainActs of={known && { section: 'channel', id: known.id, dir: known.dir, author: null }} />;
  return (
    <>
      <ChannelScreen {...screen} actions={{ ...withActs(actions, acts), plain }} />
      {rest}
    </>
  );
}
