import { receiptPattern, reportedObject, type Subject } from '@afterglow/contract/report';
import { pageHrefs } from './pageHrefs.ts';

export type LetterSubject = Extract<Subject, 'question' | 'technical'>;

/** A subject of letters, if the address of the form asks for one; null for reports. */
export function letterSubject(query: URLSearchParams): LetterSubject | null {
  const subject = query.get('subject');
  return subject === 'question' || subject === 'technical' ? subject : null;
}

/** The subject that the report form is filled in with, if any. */
export const isAboutCopyright = (query: URLSearchParams): boolean =>
  query.get('subject') === ('copyright' satisfies Subject);

/** The address of the page that a link to the form names; empty if it names none of this site. */
export function reportedAddress(query: URLSearchParams, origin: string): string {
  const path = query.get('url') ?? '';
  return /^\/(?!\/)/.test(path) ? origin + path : '';
}

/** What a link to the form says that it is about; null if it says nothing that can be reported. */
export function aboutOf(query: URLSearchParams, origin: string): { object: string; url: string } | null {
  const object = query.get('object') ?? '';
  return reportedObject.test(object) ? { object, url: reportedAddress(query, origin) } : null;
}

/** Whether an address is that of a form which can be filled in above any page: a letter, or a report of one thing. */
export const isFormAbove = ({ pathname, searchParams, origin }: URL): boolean =>
  pathname === pageHrefs.page('report') &&
  (letterSubject(searchParams) !== null || (aboutOf(searchParams, origin)?.url ?? '') !== '');

export type SentReply = Readonly<Record<string, unknown>>;

/** The receipt of what was sent, as a query. */
const receiptQuery = ({ case_id, due }: SentReply): URLSearchParams =>
  new URLSearchParams({
    step: 'sent',
    notice: [case_id, due].filter((one) => typeof one === 'string').join(' '),
  });

/** What a reply says, as its receipt. */
export const receiptOf = (reply: SentReply) => parseReceipt(receiptQuery(reply));

/** The same as an address: it survives a reload, and needs no script. */
export const receiptAddress = (reply: SentReply): string => `${pageHrefs.page('report')}?${receiptQuery(reply)}`;

/** The receipt at an address; what is no number and no time is left out, as anybody can write an address. */
export function parseReceipt(query: URLSearchParams) {
  const { number = null, day = '', time = '' } = receiptPattern.exec(query.get('notice') ?? '')?.groups ?? {};
  return { number, due: Number.isNaN(Date.parse(day)) ? null : { day, time } };
}
