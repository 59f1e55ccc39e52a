import { defineMessages } from 'react-intl';
import type { Reader } from '../reader/reader.ts';

const messages = defineMessages<{ title: { title: string } }>({
  title: { id: 'form.refusedTitle', defaultMessage: 'Error: {title}' },
});

/** Title of the document that a refused form comes back with: screen readers say it first, as GOV.UK's pages have it. */
export const refusedTitle = (title: string, { intl }: Reader): string => intl.formatMessage(messages.title, { title });
