import { OwnUploads } from '@afterglow/design-system/lists/OwnUploads';
import { uploadsOnTheirWay } from '@afterglow/design-system/lists/OwnUploads/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import { memberRead } from '../../data/members.ts';
import type { Read } from '../../runtime/data/read.ts';
import { useConfig } from '../../kit/config.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { MemberFrame, type ShownTab } from './MemberFrame.tsx';
import { orNull } from './orNull.ts';
import { useOwnUploads } from './useOwnUploads.ts';

/** A member's own uploaded videos: the pending ones above those that others see. */
export function OwnUploadsTab({ id, tab, page, list }: ShownTab & { id: number; list: Read<MemberPart> }) {
  const reader = useReader();
  const own = useOwnUploads();
  const reads = combineResources(useResource(memberRead(id, useConfig().user)), orNull(useResource(list)));
  const above = own.state === 'ready' && page === 1 && <OwnUploads {...uploadsOnTheirWay(own.value, reader)} />;
  // Rendered together, so that the list does not move once the pending uploads are known.
  return (
    <MemberFrame id={id} of={own.state === 'loading' ? own : reads} tab={tab} page={page}>
      {above}
    </MemberFrame>
  );
}
