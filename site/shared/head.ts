import type { DocumentHead } from '@afterglow/design-system/screens/DocumentHead';
import { createContext } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** The head of a page's document. Only the server uses more than its title. */
export interface PageHead extends DocumentHead {
  /** For link previews; `website` by default. */
  type?: 'video.other';
  /**
   * Structured data for search engines. Written by the server only: scripts of a page must not create script elements.
   */
  jsonLd?: WithContext<Thing>;
}

/** The report of a rendered page to the server about its document. */
export interface Report {
  head: PageHead;
  status: 200 | 403 | 404 | 429 | 502 | 503;
  /** For too many requests: seconds until a retry; 0 or undefined if unknown. */
  waitSeconds?: number | undefined;
}

/** Set on the server only, where the report becomes the status and the head of the document. */
export const ReportContext = createContext<((report: Report) => void) | null>(null);
