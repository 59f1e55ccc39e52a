import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { Reported } from '../../reader/pageHrefs.ts';
import type { LegalWords } from '../links.ts';
import type { LegalLinksProps } from './LegalLinks.tsx';

const messages = defineMessages({
  report: { id: 'footer.report', defaultMessage: 'Report or remove something' },
  records: { id: 'sitemapScreen.page.records', defaultMessage: '18 U.S.C. 2257' },
  privacy: { id: 'footer.privacy', defaultMessage: 'Privacy' },
});

const pages = ['report', 'records', 'privacy'] as const;

/**
 * The pages that the law wants within reach everywhere; in other words than the page's own where a text has its language.
 * A report is filled in with what it is about.
 */
export const legalLinks = (
  words: LegalWords | null,
  { hasPage, href, intl }: Reader,
  about?: Reported,
): LegalLinksProps => ({
  links: pages
    .filter((page) => hasPage(page))
    .map((page) => ({
      href: page === 'report' && about ? href.report(about) : href.page(page),
      label: words?.[page] ?? intl.formatMessage(messages[page]),
    })),
});
