import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';

const messages = defineMessages({
  tab: { id: 'discreetSwitch.tab', defaultMessage: 'Start page' },
});

/** Returns the document title to show in discreet mode. */
export const discreetTitle = ({ intl }: Pick<Reader, 'intl'>): string => intl.formatMessage(messages.tab);
