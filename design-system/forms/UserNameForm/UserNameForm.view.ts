import { nameChangeDays } from '@afterglow/contract/formLimits';
import type { FullMember } from '@afterglow/contract/member';
import type { Reader } from '../../reader/reader.ts';
import { nameChangeSentence } from '../refusalSentence.view.ts';
import type { UserNameFormProps } from './UserNameForm.tsx';

/** Returns the present name, and the day from which it may be changed if that is still to come. */
export const userNameForm = (
  { name, nameChangeFrom = 0 }: Pick<FullMember, 'name' | 'nameChangeFrom'>,
  reader: Reader,
): Pick<UserNameFormProps, 'current' | 'days' | 'wait'> => ({
  current: name,
  days: nameChangeDays,
  wait: nameChangeFrom > 0 ? nameChangeSentence(nameChangeFrom, reader) : undefined,
});
