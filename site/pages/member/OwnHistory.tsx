import { HistoryForm } from '@afterglow/design-system/forms/HistoryForm';
import { RemovableVideos } from '@afterglow/design-system/screens/removable';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberScreen } from '@afterglow/design-system/screens/MemberScreen';
import { memberScreen } from '@afterglow/design-system/screens/MemberScreen/view';
import type { SignedIn } from '@afterglow/contract/globals';
import type { FullMember } from '@afterglow/contract/member';
import type { ListedVideo } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { ownHistoryRead } from '../../data/members.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { useAccountHistory } from './edit/useAccountHistory.ts';
import { useRemoval } from './useRemoval.ts';

interface OwnHistoryProps {
  user: SignedIn;
  member: FullMember;
  videos: Page<ListedVideo>;
  page: number;
  posted: string | null;
}

/** The watch history that the account keeps. The member can remove videos, clear it and switch it off. */
export function OwnHistory({ user, member, videos, page, posted }: OwnHistoryProps) {
  const reader = useReader();
  const path = reader.href.member(member, 'history', page);
  const again = () => reread(ownHistoryRead(user.id, page));
  const tools = useAccountHistory(member, user, { path, posted }, again);
  const removal = useRemoval(videos, again);
  const shown = { tab: 'history', videos: removal.left } as const;
  return (
    <RemovableVideos
      videos={removal.left.entries.map((video) => ({ id: video.id, href: reader.href.video(video) }))}
      onRemove={removal.remove}
      post={{ action: tools.action, fixed: { section: 'del' } }}
    >
      <MemberScreen {...memberScreen({ member, tab: 'history', page, shown, own: 'library' }, reader)}>
        <HistoryForm {...tools} done={tools.done ?? removal.done} errors={{ ...tools.errors, ...removal.errors }} />
      </MemberScreen>
    </RemovableVideos>
  );
}
