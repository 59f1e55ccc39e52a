import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import type { ListedVideo } from '@afterglow/fixtures/contract/video';
import { defineMessages } from 'react-intl';
import { channelLine } from '../../facts/ChannelLine/ChannelLine.view.ts';
import { descriptionOf, titleOf } from '../../facts/texts.view.ts';
import { videoDetails } from '../../facts/VideoDetails/VideoDetails.view.ts';
import { videoFacts } from '../../facts/VideoFacts/VideoFacts.view.ts';
import { relatedList } from '../../lists/RelatedList/RelatedList.view.ts';
import { videoPlayer } from '../../player/VideoPlayer/VideoPlayer.view.ts';
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
  video: FullVideo;
  related: ListedVideo[];
  signedIn: boolean;
}

export function videoScreen({ video, related, signedIn }: VideoReads, reader: Reader): VideoScreenProps {
  const title = titleOf(video, reader);
  return {
    title: title.text,
    titleLang: title.inPageLanguage ? reader.intl.locale : undefined,
    player: videoPlayer({ video, signedIn }, reader),
    facts: videoFacts(video, reader),
    channel: channelLine(video, reader),
    details: videoDetails(video, reader),
    related: relatedList(related, reader),
    href: reader.href.video(video),
  };
}

/** Search engines show about this much of a long description. */
const maxDescriptionLength = 140;

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
