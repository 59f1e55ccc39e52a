import { defineMessage } from 'react-intl';

/** What screen readers hear of a page that is loading. */
export const loading = defineMessage({ id: 'waiting.loading', defaultMessage: 'Loading' });
