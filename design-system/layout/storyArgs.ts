import type { FooterOf } from './Footer/Footer.view.ts';
import type { HeaderOf } from './Header/Header.view.ts';
import type { MemberHrefs } from './UserMenu/UserMenu.view.ts';

/** URLs of the sections in stories. */
export const headerHrefs: NonNullable<HeaderOf['hrefs']> = {
  models: '#/pornstars/',
  channels: '#/pornsites/',
  playlists: '#/playlists/',
  community: '#/community/',
  history: '#/history/',
  signIn: '#/signin/',
};

export const memberHrefs: MemberHrefs = {
  uploaded_videos: '#/uploaded_videos/',
  favourite_videos: '#/favourite_videos/',
  playlists: '#/playlists/',
  history: '#/history/',
  watch_later_videos: '#/watch_later_videos/',
  messages: '#/messages/',
  wall: '#/wall/',
  friends: '#/friends/',
  subscriptions: '#/subscriptions/',
  edit: '#/edit/',
  upload: '#/upload-video/',
};

export const footerPages: FooterOf['pages'] = {
  support: '#/support/',
  report: '#/report/',
  terms: '#/terms/',
  privacy: '#/privacy/',
  cookies: '#/cookies/',
  device: '#/device/',
  dmca: '#/dmca/',
  sitemap: '#/sitemap-page/',
  advertising: '#/advertising',
  records: '#/2257/',
};
