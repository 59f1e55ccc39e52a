import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';

const messages = defineMessages({
  tab: { id: 'discreetSwitch.tab', defaultMessage: 'Start page' },
});

/** What the browser's tab says while the visitor is discreet. */
export const discreetTitle = ({ intl }: Pick<Reader, 'intl'>): string => intl.formatMessage(messages.tab);
