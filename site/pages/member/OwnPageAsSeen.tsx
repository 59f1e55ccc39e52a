import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import { MemberScreen } from '@afterglow/design-system/screens/MemberScreen';
import { memberPageHead, memberScreen, type MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import type { FullMember } from '@afterglow/contract/member';
import type { PreviewedResource } from '../../runtime/data/answer.ts';
import { commentsRead, firstComments } from '../../data/comments.ts';
import { memberPlaylistsRead, memberRead, memberTabRead } from '../../data/members.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { MembersFrame } from '../../shared/MembersFrame.tsx';
import { asSeenBy } from './asSeenBy.ts';
import type { ShownTab } from './MemberFrame.tsx';
import { useMemberWith } from './useMemberWith.ts';

interface AsSeenProps extends ShownTab {
  user: SignedIn;
  as: SeenAs;
}

/** The visitor's own public page with one tab, as others see it. */
export function OwnPageAsSeen(of: AsSeenProps) {
  switch (of.tab) {
    case 'info':
      return <InfoAsSeen {...of} />;
    case 'wall':
      return <WallAsSeen {...of} />;
    default:
      return <ListAsSeen {...of} />;
  }
}

function InfoAsSeen(of: AsSeenProps) {
  const member = useResource(memberRead(of.user.id, of.user));
  const reads = member.state === 'ready' ? { ...member, value: withPart([member.value, { tab: 'info' }]) } : member;
  return <AsSeen {...of} of={reads} />;
}

function WallAsSeen(of: AsSeenProps) {
  const { user, page } = of;
  const reads = useMemberWith(
    user.id,
    commentsRead({ section: 'member', objectId: user.id }, { ...firstComments, page }, true),
  );
  if (reads.state === 'preview') return <AsSeen {...of} of={{ state: 'loading' }} />;
  if (reads.state !== 'ready') return <AsSeen {...of} of={reads} />;
  const [member, found] = reads.value;
  return <AsSeen {...of} of={{ ...reads, value: [member, found && { tab: 'wall', comments: found }] }} />;
}

function ListAsSeen(of: AsSeenProps) {
  const { user, tab, page } = of;
  const read = tab === 'playlists' ? memberPlaylistsRead(user.id, page, true) : memberTabRead(user.id, tab, page, true);
  return <AsSeen {...of} of={useMemberWith(user.id, read)} />;
}

type Seen = [member: FullMember, part: MemberPart | null];
const withPart = (seen: Seen): Seen => seen;

/** Leaves out of a tab what only its member sees. */
function publicPart(part: MemberPart | null): MemberPart | null {
  if (part?.tab !== 'playlists') return part;
  const entries = part.playlists.entries.filter(({ visibility }) => visibility === 'public');
  const left = part.playlists.entries.length - entries.length;
  return { ...part, playlists: { ...part.playlists, entries, total: part.playlists.total - left } };
}

function AsSeen({ of, tab, page, as }: Omit<AsSeenProps, 'user'> & { of: PreviewedResource<Seen, Seen> }) {
  const reader = useReader();
  return (
    <MembersFrame
      of={of}
      head={([member]) => memberPageHead({ member, tab, page, shown: null }, reader)}
      loading={<MemberSkeleton />}
    >
      {([own, part]) => {
        // Another API may not tell what others see.
        if (own.openTabs === undefined)
          return <MemberScreen {...memberScreen({ member: own, tab, page, shown: part, own: 'library' }, reader)} />;
        const member = asSeenBy(own, as);
        const shown = member.canView[tab] ? publicPart(part) : null;
        return <MemberScreen {...memberScreen({ member, tab, page, shown, own: as }, reader)} />;
      }}
    </MembersFrame>
  );
}
