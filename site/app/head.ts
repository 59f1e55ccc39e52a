import { createContext } from 'react';

/** What a page says of itself outside its content. */
export interface Head {
  title: string;
  description: string;
  /** Address of a picture for previews elsewhere. */
  picture?: string;
}

/** What a rendered page tells the server about the document around it. */
export interface Report {
  head: Head;
  status: 200 | 403 | 404 | 502 | 503;
}

/** Set on the server only, where the report becomes status and head of the document. */
export const ReportContext = createContext<((report: Report) => void) | null>(null);
