import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { isPreview, type VideoPreview } from '@afterglow/design-system/reader/pending.ts';
import { previewedVideoHead, videoHead } from '@afterglow/design-system/screens/VideoScreen/view';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { VideoObject, WithContext } from 'schema-dts';
import type { PageHead } from '../../shared/head.ts';

/** Formats a length as ISO 8601, which search engines expect. */
const isoLength = (seconds: number): string =>
  `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`;

const videoObject = (
  video: FullVideo,
  description: string,
  { href }: Pick<Reader, 'href'>,
  publicOrigin: string,
): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description,
  ...(video.poster !== '' &&
    URL.canParse(video.poster, publicOrigin) && { thumbnailUrl: new URL(video.poster, publicOrigin).href }),
  uploadDate: new Date(video.postedAt).toISOString(),
  duration: isoLength(video.seconds),
  url: publicOrigin + href.video(video),
  contentUrl: publicOrigin + href.videoFile(video),
  isFamilyFriendly: false,
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: { '@type': 'WatchAction' },
    userInteractionCount: video.statistics.views,
  },
});

/**
 * Returns the head of a video's document, with the data for search engines and link previews. A private video has no
 * structured data.
 */
export function videoDocumentHead(video: FullVideo, reader: Reader, publicOrigin: string): PageHead {
  const head = videoHead(video, reader);
  return {
    ...head,
    picture: video.poster,
    type: 'video.other',
    ...(!video.private && { jsonLd: videoObject(video, head.description, reader, publicOrigin) }),
  };
}

/**
 * Returns the head of a video's page. In the browser only the title matters, so the browser's code leaves out the rest.
 */
export function videoPageHead(video: FullVideo | VideoPreview, reader: Reader, publicOrigin: string): PageHead | null {
  if (isPreview(video)) return previewedVideoHead(video, reader);
  return import.meta.env.SSR ? videoDocumentHead(video, reader, publicOrigin) : videoHead(video, reader);
}
