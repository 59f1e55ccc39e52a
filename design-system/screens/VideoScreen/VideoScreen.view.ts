import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { Term } from '@afterglow/contract/terms';
import type { ListedVideo } from '@afterglow/contract/video';
import { defineMessages } from 'react-intl';
import { actionBar, type VideoForVisitor } from '../../actions/ActionBar/ActionBar.view.ts';
import { channelLine } from '../../facts/ChannelLine/ChannelLine.view.ts';
import { descriptionOf, titleOf } from '../../facts/texts.view.ts';
import { videoDetails } from '../../facts/VideoDetails/VideoDetails.view.ts';
import { videoFacts } from '../../facts/VideoFacts/VideoFacts.view.ts';
import { relatedList } from '../../lists/RelatedList/RelatedList.view.ts';
import { videoPlayer } from '../../player/VideoPlayer/VideoPlayer.view.ts';
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
  /** Null if they cannot be loaded. */
  related: ListedVideo[] | Pending | null;
  /** All in the reader's language, if those of the video are in another. */
  categories?: readonly Term[] | Pending | null;
  signedIn: boolean;
  /** What the member has done with the video; null until it is known, and for guests. */
  relation?: VideoForVisitor['relation'];
}

export function videoScreen(
  { video, related, categories = null, signedIn, relation = null }: VideoReads,
  reader: Reader,
): VideoScreenProps {
  const channel = channelLine(video, reader);
  return {
    ...shownTitle(video, reader),
    player: videoPlayer({ video, signedIn, related: related === null || isPending(related) ? [] : related }, reader),
    facts: videoFacts(video, reader),
    channel,
    details: videoDetails(video, reader, categories),
    related: relatedList(related, reader),
    actions: {
      ...actionBar({ video, signedIn, relation }, reader),
      // A member's waits until it is known of what; the page adds what it does, as for the bar.
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

/** A list shows the original title; the language of that is unknown. */
function shownTitle(video: FullVideo | VideoPreview, reader: Reader): Pick<VideoScreenProps, 'title' | 'titleLang'> {
  if (isPreview(video)) return { title: video.card ? video.card.title : pending };
  const title = titleOf(video, reader);
  return { title: title.text, titleLang: title.inPageLanguage ? reader.intl.locale : undefined };
}

/** Search engines show about this much of a long description. */
const maxDescriptionLength = 140;

/** What tabs and bookmarks call a video that only its card is known of; null without one. */
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
