import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { Reported } from '../../reader/pageHrefs.ts';
import type { LegalLinksProps } from './LegalLinks.tsx';

const messages = defineMessages({
  report: { id: 'footer.report', defaultMessage: 'Report or remove something' },
  records: { id: 'sitemapScreen.page.records', defaultMessage: '18 U.S.C. 2257' },
  privacy: { id: 'footer.privacy', defaultMessage: 'Privacy' },
});

const pages = ['report', 'records', 'privacy'] as const;

/**
 * The pages that the law wants within reach everywhere.
 *
 * @param about fills in the form of a report; null for a page that is about nothing in particular
 */
export const legalLinks = (about: Reported | null, { hasPage, href, intl }: Reader): LegalLinksProps => ({
  links: pages
    .filter((page) => hasPage(page))
    .map((page) => ({
      href: page === 'report' && about ? href.report(about) : href.page(page),
      label: intl.formatMessage(messages[page]),
    })),
});
