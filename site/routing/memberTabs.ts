import type { MemberTab } from '@afterglow/contract/memberTabs';

/** Tabs of a member's page: first those with paginated lists, then those with a single page. */
export const pagedMemberTabs = [
  'wall',
  'friends',
  'uploaded_videos',
  'favourite_videos',
  'playlists',
  'history',
  'watch_later_videos',
] as const satisfies readonly MemberTab[];
export const plainMemberTabs = ['info', 'edit', 'subscriptions'] as const satisfies readonly MemberTab[];

/** The forms of the edit tab, each with the anchor of its section. */
const editAnchors = {
  profile: 'profile',
  avatar: 'pictures',
  cover: 'pictures',
  privacy: 'privacy',
  notifications: 'notifications',
  username: 'username',
  email: 'email',
  password: 'password',
  sessions: 'devices',
  history: 'history',
  delete: 'delete',
} as const;
export type EditStep = keyof typeof editAnchors;

/**
 * Returns the address that a form of the edit tab is posted to. Its anchor survives the redirect back, so that the
 * message about the form is in view.
 */
export const editAction = (path: string, step: EditStep): string => `${path}?step=${step}#${editAnchors[step]}`;
