import { defineMessage } from 'react-intl';

/** Of the history, and of its skeleton. */
export const historyTitle = defineMessage({ id: 'historyScreen.title', defaultMessage: 'History' });
