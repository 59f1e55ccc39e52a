import { DeleteAccountForm } from '@afterglow/design-system/forms/DeleteAccountForm';
import { deletion } from '../../../data/accountForms.ts';
import { openDocument } from '../../../shared/openPage.ts';
import { useSubmit } from '../../../features/forms/useSubmit.ts';
import { editAction } from '../../../routing/memberTabs.ts';
import type { SettingProps } from './Profile.tsx';

/** The page that opens after an account was deleted; there is no way back from there. */
const afterDeletion = '/signin/?notice=account_deleted';

/** The form that deletes the account. It then loads a new document, as nothing of the member may stay in this one. */
export function Deletion({ tab: { path, posted }, user }: SettingProps) {
  const form = useSubmit(deletion, {
    posted: posted === 'delete',
    onDone: () => openDocument(afterDeletion),
  });
  return <DeleteAccountForm {...form} action={editAction(path, 'delete')} username={user.name} />;
}
