import { DeleteAccountForm } from '@afterglow/design-system/forms/DeleteAccountForm';
import { deletion } from '../../../data/accountForms.ts';
import { openDocument } from '../../../kit/openPage.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { editAction } from '../../../routing/memberTabs.ts';
import type { SettingProps } from './Profile.tsx';

/** Where a deleted account leaves whoever had it; nothing leads back from there. */
const afterDeletion = '/signin/?notice=account_deleted';

/** The end of the account: nothing of the member may stay in this document, so that another one is loaded. */
export function Deletion({ tab: { path, posted }, user }: SettingProps) {
  const form = useSubmit(deletion, {
    posted: posted === 'delete',
    onDone: () => openDocument(afterDeletion),
  });
  return <DeleteAccountForm {...form} action={editAction(path, 'delete')} username={user.name} />;
}
