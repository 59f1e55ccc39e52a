import type { ListedVideo } from '@afterglow/contract/video';
import {
  clock,
  day,
  likedPercent,
  likedSentence,
  likedShare,
  shortCount,
  spokenLength,
  views,
} from '../../reader/format.ts';
import { oncePerReader } from '../../reader/oncePerReader.ts';
import type { Reader } from '../../reader/reader.ts';
import type { VideoCardProps, VideoFactLine } from './VideoCard.tsx';

/**
 * Returns the card props of a video, in the reader's language. Its formatted texts are made when the card is rendered:
 * those of sixty cards, made at once, kept a phone busy for longer than anything else on the page of a list.
 */
export const videoCard = oncePerReader((video: ListedVideo, reader: Reader): VideoCardProps => ({
  href: reader.href.video(video),
  title: video.title,
  lang: video.lang === reader.intl.locale ? undefined : video.lang || undefined,
  picture: reader.picture(video.picture),
  preview: reader.clip(video.preview),
  get duration() {
    return { shown: clock(video.seconds), label: spokenLength(video.seconds, reader) };
  },
  get facts() {
    return cardFacts(video, reader);
  },
  marks: (['private', 'vr'] as const).filter((mark) => video[mark]),
}));

const cardFacts = (video: ListedVideo, reader: Reader): VideoFactLine => ({
  by: video.channelTitle || video.user.displayName,
  views: shortCount(video.views, reader),
  liked: likedPercent(video, reader),
  label: spokenFacts(video, reader),
  get about() {
    return {
      day: video.postedAt === undefined ? '' : day(video.postedAt, reader),
      text: video.description ?? '',
      terms: [...(video.models ?? []), ...(video.categories ?? [])],
    };
  },
});

function spokenFacts(video: ListedVideo, reader: Reader): string {
  const seen = views(video.views, reader);
  return likedShare(video) === null ? seen : `${seen}, ${likedSentence(video, reader)}`;
}
