import type { FullChannel } from '@afterglow/contract/channel';
import { noFilters } from '@afterglow/contract/lists';
import { profileActions } from '../../actions/profileActions.view.ts';
import { channelFacts, channelHead, pendingFacts } from '../../facts/profiles.view.ts';
import { videoCount } from '../../reader/format.ts';
import { isPreview, knownOf, type ChannelPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { nameOf, profileHead, tabNames } from '../profileTabs.view.ts';
import type { VideoList } from '../VideoListScreen/VideoListScreen.view.ts';
import { videoListScreen } from '../VideoListScreen/VideoListScreen.view.ts';
import type { ChannelScreenProps } from './ChannelScreen.tsx';

export interface ChannelReads {
  channel: FullChannel | ChannelPreview;
  shown: { tab: 'videos'; list: VideoList } | { tab: 'info' };
  /** Guests get links to the sign-in page. */
  signedIn?: boolean;
}

export function channelScreen({ channel, shown, signedIn = false }: ChannelReads, reader: Reader): ChannelScreenProps {
  const { formatMessage } = reader.intl;
  const { dir, title } = nameOf(channel);
  const videosHref = reader.href.list({
    of: { kind: 'channel', dir, title },
    sort: 'latest-updates',
    page: 1,
    filters: noFilters,
  });
  return {
    profile: channelHead(channel, reader),
    actions: profileActions({ to: knownOf(channel)?.title ?? '', signedIn }, reader),
    tabs: {
      label: formatMessage(tabNames.label, { name: title }),
      tabs: [
        { label: formatMessage(tabNames.videos), href: videosHref, current: shown.tab === 'videos' },
        { label: formatMessage(tabNames.info), href: reader.href.channelInfo({ dir }), current: shown.tab === 'info' },
      ],
    },
    shown:
      shown.tab === 'info'
        ? { tab: 'info', about: isPreview(channel) ? pendingFacts : channelFacts(channel, reader) }
        : { tab: 'videos', list: { ...videoListScreen(shown.list, reader), head: undefined } },
  };
}

export const channelPageHead = ({ channel, shown }: ChannelReads, reader: Reader): DocumentHead | null => {
  const known = knownOf(channel);
  if (known === null) return null;
  return profileHead(
    {
      who: known.title,
      part: shown.tab === 'info' ? reader.intl.formatMessage(tabNames.info) : undefined,
      page: shown.tab === 'videos' ? shown.list.address.page : 1,
      videos: videoCount(known.videos, reader),
    },
    reader,
  );
};
