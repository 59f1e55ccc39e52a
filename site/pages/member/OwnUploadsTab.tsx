import { OwnUploads } from '@afterglow/design-system/lists/OwnUploads';
import { uploadsOnTheirWay } from '@afterglow/design-system/lists/OwnUploads/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { Read } from '../../runtime/data/read.ts';
import { MemberFrame, type TabProps } from './MemberFrame.tsx';
import { useMemberWith } from './useMemberWith.ts';
import { useOwnUploads } from './useOwnUploads.ts';

/** A member's own uploaded videos: the pending ones above those that others see. */
export function OwnUploadsTab({ id, tab, page, list }: TabProps & { id: number; list: Read<MemberPart> }) {
  const reader = useReader();
  const own = useOwnUploads();
  const reads = useMemberWith(id, list);
  const above = own.state === 'ready' && page === 1 && <OwnUploads {...uploadsOnTheirWay(own.value, reader)} />;
  // Rendered together, so that the list does not move once the pending uploads are known.
  return (
    <MemberFrame id={id} of={own.state === 'loading' ? own : reads} tab={tab} page={page}>
      {above}
    </MemberFrame>
  );
}
