import type { DocumentHead } from '@afterglow/design-system/screens/DocumentHead';
import { createContext } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** The head of a page's document. What goes beyond its title only matters on the server. */
export interface PageHead extends DocumentHead {
  /** For link previews; `website` by default. */
  type?: 'video.other';
  /** Structured data for search engines. Written by the server only: no script of a page may create a script element. */
  jsonLd?: WithContext<Thing>;
}

/** What a rendered page reports to the server about its document. */
export interface Report {
  head: PageHead;
  status: 200 | 403 | 404 | 429 | 502 | 503;
  /** Of too many requests: after how long to come back; 0 or nothing if it is unknown. */
  waitSeconds?: number | undefined;
}

/** Set on the server only, where the report becomes the status and the head of the document. */
export const ReportContext = createContext<((report: Report) => void) | null>(null);
