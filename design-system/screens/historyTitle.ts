import { defineMessage } from 'react-intl';

/** Title of the history page and of its skeleton. */
export const historyTitle = defineMessage({ id: 'historyScreen.title', defaultMessage: 'History' });
