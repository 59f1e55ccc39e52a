import { defineMessages } from 'react-intl';

/** The two answers about cookies, which have the same words and the same weight everywhere (D30). */
export const consentMessages = defineMessages({
  accept: { id: 'consent.accept', defaultMessage: 'Accept' },
  reject: { id: 'consent.reject', defaultMessage: 'Reject' },
});
