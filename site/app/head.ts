import type { DocumentHead } from '@afterglow/design-system/screens/DocumentHead';
import { createContext } from 'react';

/** What a rendered page reports to the server about its document. */
export interface Report {
  head: DocumentHead;
  status: 200 | 403 | 404 | 502 | 503;
}

/** Set on the server only, where the report becomes the status and the head of the document. */
export const ReportContext = createContext<((report: Report) => void) | null>(null);
