import { HistoryForm } from '@afterglow/design-system/forms/HistoryForm';
import type { FullMember } from '@afterglow/contract/member';
import type { SettingProps } from './Profile.tsx';
import { useAccountHistory } from './useAccountHistory.ts';

/** The form for whether the account keeps what the member watches. */
export function AccountHistory({ tab, user, member }: SettingProps & { member: FullMember }) {
  return <HistoryForm {...useAccountHistory(member, user, tab)} />;
}
