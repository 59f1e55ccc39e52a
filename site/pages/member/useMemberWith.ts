import type { FullMember } from '@afterglow/contract/member';
import { memberRead } from '../../data/members.ts';
import { useConfig } from '../../shared/config.ts';
import type { PreviewedResource } from '../../runtime/data/answer.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import type { Read } from '../../runtime/data/read.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { nullIfRefused } from './nullIfRefused.ts';

type With<Value> = [FullMember, Value | null];

/** Returns a member with what a tab shows; null stands for a tab that this visitor may not see. */
export function useMemberWith<Value>(
  id: number,
  read: Read<Value> | null,
): PreviewedResource<With<Value>, With<Value>> {
  const member = useResource(memberRead(id, useConfig().user));
  return combineResources(member, nullIfRefused(useResource(read)));
}
