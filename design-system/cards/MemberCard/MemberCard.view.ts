import type { Member } from '@afterglow/contract/member';
import { ifAny, videoCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { MemberCardProps } from './MemberCard.tsx';

/** Returns the localized country name of a two-letter code; empty if the code is missing or unknown. */
export function countryName(code: string, { intl }: Reader): string {
  if (!/^[a-z]{2}$/.test(code)) return '';
  return intl.formatDisplayName(code.toUpperCase(), { type: 'region', fallback: 'none' }) ?? '';
}

export const memberCard = (member: Member, reader: Reader): MemberCardProps => ({
  href: reader.href.member(member),
  name: member.name,
  picture: reader.picture(member.avatar),
  about: [member.age > 0 ? reader.intl.formatNumber(member.age) : '', countryName(member.country, reader)]
    .filter(Boolean)
    .join(', '),
  facts: ifAny(videoCount, member.videos, reader),
  online: member.online,
});
