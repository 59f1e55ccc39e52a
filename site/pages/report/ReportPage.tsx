import type { PageCode } from '../../shared/pageCode.ts';
import { letterSubject } from '../../routing/reportAddress.ts';
import { LetterPage } from './LetterPage.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { ReportFormPage } from './ReportFormPage.tsx';

interface ReportProps {
  /** Parsed here, so that the route table stays small. */
  query: URLSearchParams;
}

/** /report/: reports, letters, and the receipt of either. */
function ReportPage({ query }: ReportProps) {
  if (query.get('step') === 'sent') return <ReceiptPage query={query} />;
  const subject = letterSubject(query);
  // A report of something else is another form: nothing that was written in the first one belongs to it.
  return subject === null ? (
    <ReportFormPage key={query.toString()} query={query} />
  ) : (
    <LetterPage key={subject} subject={subject} />
  );
}

export const page: PageCode<ReportProps> = { Page: ReportPage, reads: () => [] };
