import type { Comment } from '@afterglow/fixtures/contract/comment';
import type { Member } from '@afterglow/fixtures/contract/member';
import type { Playlist } from '@afterglow/fixtures/contract/playlist';
import type { Subscription } from '@afterglow/fixtures/contract/subscription';
import { channels } from '@afterglow/fixtures/data/channels';
import { comments } from '@afterglow/fixtures/data/comments';
import { fullMembers, members } from '@afterglow/fixtures/data/members';
import { models } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { manyVideos, pageOf } from '../../lists/stories.ts';
import { fromView } from '../../reader/fromView.tsx';
import { MemberScreen } from './MemberScreen.tsx';
import { memberScreen, type MemberPart } from './MemberScreen.view.ts';

const whole = <Entry,>(entries: Entry[]) => pageOf(entries, entries.length);
const some = whole(manyVideos(videos, 14));
const none = whole(manyVideos(videos, 0));
const subscriptions: Subscription[] = [
  { type: 'model', objectId: models.standard.id, dir: models.standard.dir, title: models.standard.title, picture: models.standard.picture, newVideos: 3 },
  { type: 'channel', objectId: channels.many.id, dir: channels.many.dir, title: channels.many.title, picture: channels.many.picture, newVideos: 0 },
  { type: 'member', objectId: members.friend.id, dir: '', title: members.friend.name, picture: members.friend.avatar, newVideos: 1 },
];
const { standard, own, closed, bare } = fullMembers;
const reads = (shown: MemberPart, member = standard) => ({ member, tab: shown.tab, page: 1, shown });

const meta = preview.meta({ component: MemberScreen });

export const UploadedVideos = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'uploaded_videos', videos: some })));
export const FavouriteVideos = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'favourite_videos', videos: some })));
export const Playlists = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'playlists', playlists: whole(Object.values<Playlist>(playlists)) })));
export const Friends = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'friends', friends: whole(Object.values<Member>(members)) })));
export const Wall = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'wall', comments: whole(Object.values<Comment>(comments)) })));
export const Info = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'info' })));
export const OwnHistory = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'history', videos: some }, own)));
export const OwnWatchLater = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'watch_later_videos', videos: some }, own)));
export const OwnSubscriptions = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'subscriptions', subscriptions: whole(subscriptions) }, own)));
export const OwnEdit = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'edit' }, own), { children: <p>The form</p> }));
export const LongName = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'info' }, fullMembers.longName)));
export const TellsNothing = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'info' }, bare)));
export const NoVideos = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'uploaded_videos', videos: none }, bare)));
export const EmptyHistory = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'history', videos: none }, own)));
export const EmptyWall = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'wall', comments: whole<Comment>([]) })));
export const Refused = meta.story(fromView(MemberScreen, memberScreen, { member: closed, tab: 'favourite_videos', page: 1, shown: null }));
