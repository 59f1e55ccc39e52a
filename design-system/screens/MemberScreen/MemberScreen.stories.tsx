import type { Comment } from '@afterglow/contract/comment';
import type { Member } from '@afterglow/contract/member';
import type { Playlist } from '@afterglow/contract/playlist';
import type { Subscription } from '@afterglow/contract/subscription';
import { channels } from '@afterglow/fixtures/data/channels';
import { comments } from '@afterglow/fixtures/data/comments';
import { fullMembers, members, ownPage } from '@afterglow/fixtures/data/members';
import { models } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { repeatVideos, pageOf } from '../../lists/storyArgs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { MemberSkeleton } from '../MemberSkeleton/MemberSkeleton.tsx';
import { failed, loading, missing } from '../storyArgs.tsx';
import { MemberScreen } from './MemberScreen.tsx';
import { memberScreen, type MemberPart } from './MemberScreen.view.ts';

const whole = <Entry,>(entries: Entry[]) => pageOf(entries, entries.length);
const some = whole(repeatVideos(videos, 14));
const none = whole(repeatVideos(videos, 0));
const subscriptions: Subscription[] = [
  {
    type: 'model',
    objectId: models.standard.id,
    dir: models.standard.dir,
    title: models.standard.title,
    picture: models.standard.picture,
    newVideos: 3,
  },
  {
    type: 'channel',
    objectId: channels.many.id,
    dir: channels.many.dir,
    title: channels.many.title,
    picture: channels.many.picture,
    newVideos: 0,
  },
  {
    type: 'member',
    objectId: members.friend.id,
    dir: '',
    title: members.friend.name,
    picture: members.friend.avatar,
    newVideos: 1,
  },
];
const { standard, closed, bare } = fullMembers;
const reads = (shown: MemberPart, member = standard) => ({ member, tab: shown.tab, page: 1, shown });
/** The same in the library of the visitor. */
const mine = (shown: MemberPart) => ({ ...reads(shown, ownPage), own: 'library' as const });

/** Stands in for the page's own form. */
function EditForm() {
  return (
    <Fields aria-label="Settings">
      <FileField label="Your photo" hint="A picture of at least 250 × 250 pixels." accept="image/*" />
      <Select
        label="Relationship"
        defaultValue="open"
        choices={[
          { value: 'single', label: 'Single' },
          { value: 'married', label: 'Married' },
          { value: 'open', label: 'Open' },
        ]}
      />
      <TextField label="Education" defaultValue="Evening school of landscape painting" />
      <TextField label="Website" type="url" defaultValue="https://marlowe.example/" />
      <Button kind="filled" size="large">
        Save
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${space[4]};
  max-inline-size: ${size.form};
`;

const meta = preview.meta({ component: MemberScreen });

export const UploadedVideos = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'uploaded_videos', videos: some })),
);
export const FavouriteVideos = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'favourite_videos', videos: some })),
);
export const Playlists = meta.story(
  fromView(
    MemberScreen,
    memberScreen,
    reads({
      tab: 'playlists',
      playlists: whole(Object.values<Playlist>(playlists).filter(({ visibility }) => visibility === 'public')),
    }),
  ),
);
export const Friends = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'friends', friends: whole(Object.values<Member>(members)) })),
);
export const Wall = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'wall', comments: whole(Object.values<Comment>(comments)) })),
);
export const Info = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'info' })));
export const OwnHistory = meta.story(fromView(MemberScreen, memberScreen, mine({ tab: 'history', videos: some })));
export const OwnWatchLater = meta.story(
  fromView(MemberScreen, memberScreen, mine({ tab: 'watch_later_videos', videos: some })),
);
export const OwnSubscriptions = meta.story(
  fromView(MemberScreen, memberScreen, mine({ tab: 'subscriptions', subscriptions: whole(subscriptions) })),
);
export const OwnEdit = meta.story(
  fromView(MemberScreen, memberScreen, mine({ tab: 'edit' }), { children: <EditForm /> }),
);
export const OwnUploads = meta.story(
  fromView(MemberScreen, memberScreen, mine({ tab: 'uploaded_videos', videos: some })),
);
/** Before an API that does not tell what others see. */
export const OwnHistoryBeforeAnotherApi = meta.story(
  fromView(MemberScreen, memberScreen, {
    ...reads({ tab: 'history', videos: some }, fullMembers.own),
    own: 'library' as const,
  }),
);
export const OwnPageAsEverybodySees = meta.story(
  fromView(MemberScreen, memberScreen, {
    ...reads({ tab: 'uploaded_videos', videos: some }),
    own: 'everybody' as const,
  }),
);
export const OwnPageAsFriendsSee = meta.story(
  fromView(MemberScreen, memberScreen, {
    ...reads({ tab: 'wall', comments: whole(Object.values<Comment>(comments)) }),
    own: 'friends' as const,
  }),
);
export const OwnPageClosedToEverybody = meta.story(
  fromView(MemberScreen, memberScreen, {
    member: closed,
    tab: 'uploaded_videos' as const,
    page: 1,
    shown: null,
    own: 'everybody' as const,
  }),
);
export const LongName = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'info' }, fullMembers.longName)));
export const TellsNothing = meta.story(fromView(MemberScreen, memberScreen, reads({ tab: 'info' }, bare)));
export const NoVideos = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'uploaded_videos', videos: none }, bare)),
);
export const EmptyHistory = meta.story(fromView(MemberScreen, memberScreen, mine({ tab: 'history', videos: none })));
export const NoFavourites = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'favourite_videos', videos: none }, bare)),
);
export const NothingForLater = meta.story(
  fromView(MemberScreen, memberScreen, mine({ tab: 'watch_later_videos', videos: none })),
);
export const OwnNoFavourites = meta.story(
  fromView(MemberScreen, memberScreen, mine({ tab: 'favourite_videos', videos: none })),
);
export const NoPlaylists = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'playlists', playlists: whole<Playlist>([]) }, bare)),
);
export const NoFriends = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'friends', friends: whole<Member>([]) }, bare)),
);
export const NoSubscriptions = meta.story(
  fromView(MemberScreen, memberScreen, mine({ tab: 'subscriptions', subscriptions: whole<Subscription>([]) })),
);
export const EmptyWall = meta.story(
  fromView(MemberScreen, memberScreen, reads({ tab: 'wall', comments: whole<Comment>([]) }, bare)),
);
export const Refused = meta.story(
  fromView(MemberScreen, memberScreen, { member: closed, tab: 'favourite_videos', page: 1, shown: null }),
);
export const NothingOpen = meta.story(
  fromView(MemberScreen, memberScreen, {
    member: { ...closed, canView: { ...closed.canView, info: false } },
    tab: 'uploaded_videos',
    page: 1,
    shown: null,
  }),
);
export const Loading = meta.story(loading(<MemberSkeleton />));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
