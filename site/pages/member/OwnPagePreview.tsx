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
import { previewFor } from './previewFor.ts';
import type { TabProps } from './MemberFrame.tsx';
import { useMemberWith } from './useMemberWith.ts';

interface PreviewProps extends TabProps {
  user: SignedIn;
  as: SeenAs;
}

/** The visitor's own public page with one tab, as others see it. */
export function OwnPagePreview(of: PreviewProps) {
  switch (of.tab) {
    case 'info':
      return <InfoPreview {...of} />;
    case 'wall':
      return <WallPreview {...of} />;
    default:
      return <ListPreview {...of} />;
  }
}

function InfoPreview(of: PreviewProps) {
  const member = useResource(memberRead(of.user.id, of.user));
  const reads = member.state === 'ready' ? { ...member, value: withPart([member.value, { tab: 'info' }]) } : member;
  return <PreviewFrame {...of} of={reads} />;
}

function WallPreview(of: PreviewProps) {
  const { user, page } = of;
  const reads = useMemberWith(
    user.id,
    commentsRead({ section: 'member', objectId: user.id }, { ...firstComments, page }, true),
  );
  if (reads.state === 'preview') return <PreviewFrame {...of} of={{ state: 'loading' }} />;
  if (reads.state !== 'ready') return <PreviewFrame {...of} of={reads} />;
  const [member, found] = reads.value;
  return <PreviewFrame {...of} of={{ ...reads, value: [member, found && { tab: 'wall', comments: found }] }} />;
}

function ListPreview(of: PreviewProps) {
  const { user, tab, page } = of;
  const read = tab === 'playlists' ? memberPlaylistsRead(user.id, page, true) : memberTabRead(user.id, tab, page, true);
  return <PreviewFrame {...of} of={useMemberWith(user.id, read)} />;
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

function PreviewFrame({ of, tab, page, as }: Omit<PreviewProps, 'user'> & { of: PreviewedResource<Seen, Seen> }) {
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
        const member = previewFor(own, as);
        const shown = member.canView[tab] ? publicPart(part) : null;
        return <MemberScreen {...memberScreen({ member, tab, page, shown, own: as }, reader)} />;
      }}
    </MembersFrame>
  );
}
