import type { Card, ListPage, VideoPage } from '../baseline/cards.ts';

/**
 * Answers of Piped's API with the content of the site's own pages, by path. Their fields are those that Piped's client
 * reads (TeamPiped/Piped, commit 5321c718).
 */
export type PeerAnswers = Record<string, unknown>;

/** Piped's client takes the last eleven characters of an address as the video's identifier. */
const identifierOf = (place: number): string => `afterglow${String(place).padStart(2, '0')}`;

/** Parses a duration such as `1:02:05` into seconds. */
const secondsOf = (duration: string): number =>
  duration.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** Width in pixels of the thumbnails, the nearest to those of Piped's own API. */
const thumbnailWidth = '640w';

/** Returns the address of the picture: as AVIF, and as wide as Piped's one column on a phone. */
const thumbnailOf = ({ picture }: Card): string =>
  (picture?.avif ?? '')
    .split(',')
    .map((one) => one.trim().split(' '))
    .find(([, width]) => width === thumbnailWidth)?.[0] ??
  picture?.src ??
  '';

const stream = (card: Card, place: number) => ({
  url: `/watch?v=${identifierOf(place)}`,
  type: 'stream',
  title: card.title,
  thumbnail: thumbnailOf(card),
  uploaderName: 'winter_wanderer',
  uploaderUrl: '/channel/winter_wanderer',
  uploaderAvatar: null,
  uploadedDate: '2 days ago',
  duration: secondsOf(card.duration),
  views: 39_200,
  uploaded: -1,
  uploaderVerified: false,
  isShort: false,
});

/** Returns the answer for the first video of the list. */
const watched = ({ title, poster, file }: VideoPage, streams: readonly ReturnType<typeof stream>[]) => ({
  title,
  description: '',
  uploadDate: '2026-11-28',
  uploader: 'winter_wanderer',
  uploaderUrl: '/channel/winter_wanderer',
  uploaderAvatar: null,
  uploaderVerified: false,
  uploaderSubscriberCount: 1_200,
  thumbnailUrl: poster,
  category: 'Travel',
  license: 'Standard',
  visibility: 'public',
  tags: [],
  metaInfo: [],
  duration: streams[0]?.duration ?? 0,
  views: 39_200,
  likes: 5_600,
  dislikes: 3_100,
  livestream: false,
  proxyUrl: 'https://proxy.invalid',
  hls: null,
  dash: null,
  audioStreams: [],
  videoStreams: [{ url: file, codec: null, mimeType: 'video/mp4' }],
  subtitles: [],
  chapters: [],
  previewFrames: [],
  relatedStreams: streams.slice(1, 21),
});

export const firstVideo = identifierOf(0);

export function peerAnswers({ cards }: ListPage, video: VideoPage): PeerAnswers {
  const streams = cards.map(stream);
  return {
    config: { s3Enabled: false, registrationDisabled: true },
    'subscriptions/unauthenticated': [],
    trending: streams,
    'opensearch/suggestions': ['harbo', ['harbour', 'harbour at dawn', 'harbour lights']],
    [`streams/${firstVideo}`]: watched(video, streams),
    [`sponsors/${firstVideo}`]: { segments: [] },
    [`comments/${firstVideo}`]: { comments: [], nextpage: null, disabled: false, commentCount: 0 },
  };
}
