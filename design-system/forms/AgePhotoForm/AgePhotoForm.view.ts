import { maxImageBytes } from '@afterglow/contract/bodyLimits';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import { refusalSentence } from '../refusalSentence.view.ts';
import type { AgePhotoFormProps } from './AgePhotoForm.tsx';

const messages = defineMessages({
  refused: {
    id: 'agePhotoForm.refused',
    defaultMessage: 'The check did not show that you are of age. Try again with a photo that shows your face.',
  },
  unsent: {
    id: 'agePhotoForm.unsent',
    defaultMessage: 'The photo could not be sent, so nothing was checked. Check your connection, then try again.',
  },
});

const maxSize = (reader: Reader): string =>
  reader.intl.formatNumber(maxImageBytes / 1024 ** 2, { style: 'unit', unit: 'megabyte' });

/** Returns the message for a refused photo if the server sends none itself. */
export const photoRefusal = (reason: keyof typeof messages | 'tooLarge', reader: Reader): string =>
  reason === 'tooLarge'
    ? refusalSentence('profile', { code: 'too_large', info: { megabytes: maxImageBytes / 1024 ** 2 } }, reader)
    : reader.intl.formatMessage(messages[reason]);

/** Returns the props of the form with which a member's age is checked, in the given state. */
export const agePhotoForm = (
  state: Omit<AgePhotoFormProps, 'action' | 'maxBytes' | 'maxSize'>,
  reader: Reader,
): AgePhotoFormProps => ({
  ...state,
  action: reader.href.here(),
  maxBytes: maxImageBytes,
  maxSize: maxSize(reader),
});
