import type { MemberTab } from '@afterglow/fixtures/contract/member';

/** Tabs of a member's page whose lists are paginated, and those of one page. */
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
