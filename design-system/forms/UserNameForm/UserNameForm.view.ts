import { nameChangeDays } from '@afterglow/contract/formLimits';
import type { FullMember } from '@afterglow/contract/member';
import type { UserNameFormProps } from './UserNameForm.tsx';

/** Returns the present name, and how often it can be changed. */
export const userNameForm = ({ name }: Pick<FullMember, 'name'>): Pick<UserNameFormProps, 'current' | 'days'> => ({
  current: name,
  days: nameChangeDays,
});
