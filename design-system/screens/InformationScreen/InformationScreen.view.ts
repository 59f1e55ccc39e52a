import type { Operator } from '@afterglow/contract/brand';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { PlainPage } from '../../reader/pageHrefs.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { InformationScreenProps } from './InformationScreen.tsx';
import type { Information } from './information.ts';
import { cookies } from './texts/cookies.view.ts';
import { dmca } from './texts/dmca.view.ts';
import { privacy } from './texts/privacy.view.ts';
import { records } from './texts/records.view.ts';
import { support } from './texts/support.view.ts';
import { terms } from './texts/terms.view.ts';
import { keysOf } from '@afterglow/contract/tables';

/** Default texts. Operators replace them with their own if a country's law requires more. */
const texts = { support, terms, privacy, dmca, records, cookies } satisfies Partial<
  Record<PlainPage, (reader: Reader, operator: Operator) => Information>
>;

export type InformationPage = keyof typeof texts;

const pages = keysOf(texts);

const short = defineMessages({
  support: { id: 'informationScreen.support', defaultMessage: 'Help and contact' },
  terms: { id: 'informationScreen.terms', defaultMessage: 'Terms of use' },
  privacy: { id: 'informationScreen.privacy', defaultMessage: 'Privacy' },
  dmca: { id: 'informationScreen.dmca', defaultMessage: 'Copyright' },
  records: { id: 'informationScreen.records', defaultMessage: '2257' },
  cookies: { id: 'informationScreen.cookies', defaultMessage: 'Cookies' },
}) satisfies Record<InformationPage, TypedMessageDescriptor>;

const messages = defineMessages<{
  write: {};
  report: {};
  device: {};
  head: { title: string; name: string };
  description: { title: string; name: string };
}>({
  write: { id: 'informationScreen.write', defaultMessage: 'Write to us' },
  report: { id: 'informationScreen.report', defaultMessage: 'Report or remove something' },
  device: { id: 'informationScreen.device', defaultMessage: 'What this site keeps on your device' },
  head: { id: 'informationScreen.head', defaultMessage: '{title} – {name}' },
  description: { id: 'informationScreen.description', defaultMessage: '{title}: how {name} does it.' },
});

export interface InformationOf {
  page: InformationPage;
  operator: Operator;
}

export const informationScreen = ({ page, operator }: InformationOf, reader: Reader): InformationScreenProps => ({
  ...texts[page](reader, operator),
  pages: pages.map((other) => ({
    label: reader.intl.formatMessage(short[other]),
    href: reader.href.page(other),
    current: other === page,
  })),
  ways: [
    ...((page === 'privacy' || page === 'cookies') && reader.hasPage('device')
      ? [{ label: reader.intl.formatMessage(messages.device), href: reader.href.page('device') }]
      : []),
    ...(reader.hasPage('report')
      ? [
          { label: reader.intl.formatMessage(messages.write), href: reader.href.report({ subject: 'question' }) },
          { label: reader.intl.formatMessage(messages.report), href: reader.href.page('report') },
        ]
      : []),
  ],
});

export function informationHead({ page, operator }: InformationOf, reader: Reader): DocumentHead {
  const words = { title: texts[page](reader, operator).title, name: reader.brand.name };
  return {
    title: reader.intl.formatMessage(messages.head, words),
    description: reader.intl.formatMessage(messages.description, words),
  };
}
