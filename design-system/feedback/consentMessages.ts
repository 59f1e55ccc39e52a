import { defineMessages } from 'react-intl';

/** The two answers about cookies, which read and weigh the same wherever they stand (D30). */
export const consentMessages = defineMessages({
  accept: { id: 'consent.accept', defaultMessage: 'Accept' },
  reject: { id: 'consent.reject', defaultMessage: 'Reject' },
});
