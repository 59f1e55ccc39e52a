import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import type { VideoObject, WithContext } from 'schema-dts';
import type { Rendered } from './render.tsx';

/** ISO 8601, the format in which search engines expect durations. */
const isoLength = (seconds: number): string =>
  `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`;

const watchedVideo = (rendered: Rendered): FullVideo | null => {
  if (rendered.page !== 'video/VideoPage' || rendered.report.status !== 200) return null;
  const [answer] = Object.entries(rendered.answers).flatMap(([key, one]) =>
    key.startsWith('/api/json/video/') ? [one] : [],
  );
  // The answer under this key was decoded by videoRead.
  return answer?.state === 'ready' ? (answer.value as FullVideo) : null;
};

/** Structured data of a video for search engines; null on every other page. */
export function jsonLd({
  rendered,
  publicOrigin,
  address,
}: {
  rendered: Rendered;
  publicOrigin: string;
  address: string;
}): WithContext<VideoObject> | null {
  const video = watchedVideo(rendered);
  if (!video || video.private) return null;
  const picture =
    video.poster !== '' && URL.canParse(video.poster, publicOrigin) ? new URL(video.poster, publicOrigin).href : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: rendered.report.head.description,
    ...(picture !== null && { thumbnailUrl: picture }),
    uploadDate: new Date(video.postedAt).toISOString(),
    duration: isoLength(video.seconds),
    url: publicOrigin + address,
    contentUrl: `${publicOrigin}/video/${video.id}/${video.dir}/file`,
    isFamilyFriendly: false,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: video.statistics.views,
    },
  };
}
