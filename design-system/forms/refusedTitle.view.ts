import { defineMessages } from 'react-intl';
import type { Reader } from '../reader/reader.ts';

const messages = defineMessages<{ title: { title: string } }>({
  title: { id: 'form.refusedTitle', defaultMessage: 'Error: {title}' },
});

/** Returns the document title after a refused form, which screen readers read first, as on pages of GOV.UK. */
export const refusedTitle = (title: string, { intl }: Reader): string => intl.formatMessage(messages.title, { title });
