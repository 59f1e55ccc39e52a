import type { Member } from '@afterglow/contract/member';
import type { Reader } from '../../reader/reader.ts';
import { memberCard } from '../MemberCard/MemberCard.view.ts';
import type { FriendRequestProps } from './FriendRequest.tsx';

export interface Request {
  member: Member;
  state: FriendRequestProps['state'];
}

export function friendRequest({ member, state }: Request, reader: Reader): FriendRequestProps {
  const { href, name, picture, about } = memberCard(member, reader);
  return { href, name, picture, about, state };
}
