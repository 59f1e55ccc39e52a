import type { HistoryFormProps } from '@afterglow/design-system/forms/HistoryForm';
import type { SignedIn } from '@afterglow/contract/globals';
import type { FullMember } from '@afterglow/contract/member';
import { useState } from 'react';
import { history } from '../../../data/accountForms.ts';
import { memberRead } from '../../../data/members.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import { useFlash } from '../../../shared/submitted.ts';
import { fieldIn } from './fieldIn.ts';
import { useSetting, type EditTab } from './useSetting.ts';

const acts = ['on', 'off', 'clear', 'del'] as const;
type HistoryAct = (typeof acts)[number];

const actOf = (text: string | undefined): HistoryAct | null => acts.find((act) => act === text) ?? null;

/**
 * Manages the form that switches the account's history on and off and clears it.
 * @param onCleared called once the history is empty
 */
export function useAccountHistory(
  member: FullMember,
  user: SignedIn,
  tab: EditTab,
  onCleared?: () => void,
): Required<Pick<HistoryFormProps, 'action' | 'keeps' | 'errors' | 'busy' | 'onSubmit' | 'done'>> {
  const flash = useFlash()?.split('.') ?? [];
  const [done, setDone] = useState(flash[0] === 'history' ? actOf(flash[1]) : null);
  const { action, errors, busy, onSubmit } = useSetting(history, 'history', tab, (form) => {
    const act = actOf(fieldIn(form, 'section'));
    setDone(act);
    if (act === 'clear') onCleared?.();
    else reread(memberRead(user.id, user));
  });
  return { action, keeps: member.keepsHistory !== false, errors, busy, onSubmit, done: busy ? null : done };
}
