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
import type { Reader } from '../../reader/reader.ts';
import type { VideoCardProps } from './VideoCard.tsx';

/** Returns the card props of a video, in the reader's language. */
export function videoCard(video: ListedVideo, reader: Reader): VideoCardProps {
  return {
    href: reader.href.video(video),
    title: video.title,
    lang: video.lang === reader.intl.locale ? undefined : video.lang || undefined,
    picture: reader.picture(video.picture),
    preview: reader.clip(video.preview),
    duration: { shown: clock(video.seconds), label: spokenLength(video.seconds, reader) },
    facts: {
      by: video.channelTitle || video.user.displayName,
      views: shortCount(video.views, reader),
      liked: likedPercent(video, reader),
      label: spokenFacts(video, reader),
      about: {
        day: video.postedAt === undefined ? '' : day(video.postedAt, reader),
        text: video.description ?? '',
        terms: [...(video.models ?? []), ...(video.categories ?? [])],
      },
    },
    marks: (['private', 'vr'] as const).filter((mark) => video[mark]),
  };
}

function spokenFacts(video: ListedVideo, reader: Reader): string {
  const seen = views(video.views, reader);
  return likedShare(video) === null ? seen : `${seen}, ${likedSentence(video, reader)}`;
}
