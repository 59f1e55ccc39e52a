import { receiptPattern, reportedObject, type Subject } from '@afterglow/contract/report';

/** Path of the form, and of the receipt that it leads to. */
export const reportPath = '/report/';

export type LetterSubject = Extract<Subject, 'question' | 'technical'>;

/** Returns the subject of a letter, if the form's address asks for one; null for reports. */
export function letterSubject(query: URLSearchParams): LetterSubject | null {
  const subject = query.get('subject');
  return subject === 'question' || subject === 'technical' ? subject : null;
}

/** Returns whether the report form begins with copyright as its subject. */
export const isAboutCopyright = (query: URLSearchParams): boolean =>
  query.get('subject') === ('copyright' satisfies Subject);

/** Returns the address of the page that a link to the form names; empty if it names none on this site. */
export function reportedAddress(query: URLSearchParams, origin: string): string {
  const path = query.get('url') ?? '';
  return /^\/(?!\/)/.test(path) ? origin + path : '';
}

/** Returns the content that a link to the form is about; null if it names nothing that can be reported. */
export function aboutOf(query: URLSearchParams, origin: string): { object: string; url: string } | null {
  const object = query.get('object') ?? '';
  return reportedObject.test(object) ? { object, url: reportedAddress(query, origin) } : null;
}

/**
 * Returns whether an address is that of a form that can be filled in above any page: a letter, or a report of one
 * thing.
 */
export const isFormAbove = ({ pathname, searchParams, origin }: URL): boolean =>
  pathname === reportPath &&
  (letterSubject(searchParams) !== null || (aboutOf(searchParams, origin)?.url ?? '') !== '');

export type SentReply = Readonly<Record<string, unknown>>;

/** Returns the receipt of a reply as a query. */
const receiptQuery = ({ case_id, due }: SentReply): URLSearchParams =>
  new URLSearchParams({
    step: 'sent',
    notice: [case_id, due].filter((one) => typeof one === 'string').join(' '),
  });

/** Returns the receipt in a reply. */
export const receiptOf = (reply: SentReply) => parseReceipt(receiptQuery(reply));

/** Returns the address of the receipt's page, which survives a reload and needs no script. */
export const receiptAddress = (reply: SentReply): string => `${reportPath}?${receiptQuery(reply)}`;

/** Parses the receipt at an address. Leaves out an invalid number or time, as anybody can write an address. */
export function parseReceipt(query: URLSearchParams) {
  const { number = null, day = '', time = '' } = receiptPattern.exec(query.get('notice') ?? '')?.groups ?? {};
  return { number, due: Number.isNaN(Date.parse(day)) ? null : { day, time } };
}
