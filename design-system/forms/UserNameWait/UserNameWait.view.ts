import type { FullMember } from '@afterglow/contract/member';
import type { Reader } from '../../reader/reader.ts';
import { nameChangeSentence } from '../refusalSentence.view.ts';
import type { UserNameWaitProps } from './UserNameWait.tsx';

/** Returns the present name with the day from which it can be changed; null if that is now. */
export const userNameWait = (
  { name, nameChangeFrom = 0 }: Pick<FullMember, 'name' | 'nameChangeFrom'>,
  reader: Reader,
): Pick<UserNameWaitProps, 'current' | 'sentence'> | null =>
  nameChangeFrom > 0 ? { current: name, sentence: nameChangeSentence(nameChangeFrom, reader) } : null;
