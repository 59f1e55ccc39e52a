import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { ListedVideo } from '@afterglow/contract/video';

export const video: FullVideo = {
  id: 21_707_775,
  dir: 'evening-by-the-lake',
  title: 'Evening by the lake, one long take',
  titles: { de: 'Abend am See, eine lange Einstellung' },
  description: 'Shot in one evening.',
  descriptions: {},
  private: false,
  postedAt: Date.UTC(2026, 0, 26),
  lastViewedAt: Date.UTC(2026, 0, 27),
  seconds: 754,
  startSeconds: 0,
  frames: 1,
  picture: '/media/small.jpg',
  poster: '/media/large.jpg',
  preview: '',
  gender: 'str',
  uploaded: false,
  statistics: { comments: 0, views: 48_900, rating: 4.8, votes: 430, likes: 412, dislikes: 18 },
  user: { id: 7, name: 'marlowe', avatar: '', subscribers: 4 },
  channel: null,
  categories: [],
  tags: [],
  models: [],
  tracks: [],
  relatedSearches: [],
};

export const listed: ListedVideo = {
  id: video.id,
  dir: video.dir,
  title: video.title,
  picture: video.picture,
  preview: '',
  seconds: video.seconds,
  views: 48_900,
  rating: 4.8,
  votes: 430,
  likes: 412,
  dislikes: 18,
  channelTitle: 'Marlowe House',
  hd: true,
  vr: false,
  lang: '',
  private: false,
  user: { displayName: 'Marlowe House' },
};

export const privateVideo: ListedVideo = { ...listed, id: 2, title: 'Only for members', private: true, picture: '' };
