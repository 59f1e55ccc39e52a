import { defineMessage } from 'react-intl';

/** Read by screen readers on a page that is loading. */
export const loading = defineMessage({ id: 'waiting.loading', defaultMessage: 'Loading' });
