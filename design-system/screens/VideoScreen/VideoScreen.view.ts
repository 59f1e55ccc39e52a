import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { Term } from '@afterglow/contract/terms';
import type { ListedVideo } from '@afterglow/contract/video';
import { defineMessages } from 'react-intl';
import { actionBar } from '../../actions/ActionBar/ActionBar.view.ts';
import { channelLine } from '../../facts/ChannelLine/ChannelLine.view.ts';
import { descriptionOf, titleOf } from '../../facts/texts.view.ts';
import { videoDetails } from '../../facts/VideoDetails/VideoDetails.view.ts';
import { videoFacts } from '../../facts/VideoFacts/VideoFacts.view.ts';
import { relatedList } from '../../lists/RelatedList/RelatedList.view.ts';
import { videoPlayer, type Following } from '../../player/VideoPlayer/VideoPlayer.view.ts';
import { isPending, isPreview, pending, type Pending, type VideoPreview } from '../../reader/pending.ts';
import { spokenLength } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { VideoScreenProps } from './VideoScreen.tsx';

const messages = defineMessages<{
  title: { title: string; name: string };
  description: { title: string; length: string; theme: string; name: string };
  ownDescription: { text: string; length: string; name: string };
}>({
  title: { id: 'videoScreen.title', defaultMessage: '{title} – {name}' },
  description: {
    id: 'videoScreen.description',
    defaultMessage: 'Watch “{title}” ({length}) and more {theme} videos on {name}. For adults only.',
  },
  ownDescription: {
    id: 'videoScreen.ownDescription',
    defaultMessage: '{text} – {length}, on {name}. For adults only.',
  },
});

export interface VideoReads {
  video: FullVideo | VideoPreview;
  /** Null if they could not be loaded. */
  related: ListedVideo[] | Pending | null;
  /** All categories in the reader's language, if those of the video are in another one. */
  categories?: readonly Term[] | Pending | null;
  signedIn: boolean;
  /** The video that follows this one in a list that is played. */
  following?: Following | null;
}

export function videoScreen(
  { video, related, categories = null, signedIn, following }: VideoReads,
  reader: Reader,
): VideoScreenProps {
  const channel = channelLine(video, reader);
  return {
    ...shownTitle(video, reader),
    player: videoPlayer(
      { video, signedIn, following, related: related === null || isPending(related) ? [] : related },
      reader,
    ),
    facts: videoFacts(video, reader),
    channel,
    details: videoDetails(video, reader, categories),
    related: relatedList(related, reader),
    actions: {
      ...actionBar({ video, signedIn }, reader),
      // Omitted until it is known whom a subscription would follow. The page adds the handler, as for the bar.
      subscribe:
        channel === null || isPending(channel.name)
          ? undefined
          : {
              on: false,
              to: channel.name,
              busy: signedIn,
              signInHref: signedIn ? undefined : reader.href.page('signIn'),
            },
    },
  };
}

/** Returns the title. A preview has the original one from a list, whose language is unknown. */
function shownTitle(video: FullVideo | VideoPreview, reader: Reader): Pick<VideoScreenProps, 'title' | 'titleLang'> {
  if (isPreview(video)) return { title: video.card ? video.card.title : pending };
  const title = titleOf(video, reader);
  return { title: title.text, titleLang: title.inPageLanguage ? reader.intl.locale : undefined };
}

/** Search engines show about this much of a long description. */
const maxDescriptionLength = 140;

/** Returns the title of a video of which only the card is known, for tabs and bookmarks; null without a card. */
export const previewedVideoHead = ({ card }: VideoPreview, { intl, brand }: Reader): DocumentHead | null =>
  card && { title: intl.formatMessage(messages.title, { title: card.title, name: brand.name }), description: '' };

export function videoHead(video: FullVideo, reader: Reader): DocumentHead {
  const text = descriptionOf(video, reader).text.replaceAll(/\s+/g, ' ').trim();
  const words = {
    title: titleOf(video, reader).text,
    name: reader.brand.name,
    theme: reader.brand.theme,
    length: spokenLength(video.seconds, reader),
  };
  return {
    title: reader.intl.formatMessage(messages.title, words),
    description:
      text === ''
        ? reader.intl.formatMessage(messages.description, words)
        : reader.intl.formatMessage(messages.ownDescription, { ...words, text: truncate(text) }),
  };
}

function truncate(text: string): string {
  const letters = [...text];
  return letters.length <= maxDescriptionLength
    ? text
    : `${letters
        .slice(0, maxDescriptionLength)
        .join('')
        .replace(/\s\S*$/, '')}…`;
}
