import { maxImageBytes } from '@afterglow/contract/bodyLimits';
import { reportLength } from '@afterglow/contract/formLimits';
import { reportedObject, type Reason } from '@afterglow/contract/report';
import { defineMessages } from 'react-intl';
import type { Toast } from '../../feedback/Toasts/Toasts.tsx';
import type { ContactFormProps } from '../../forms/ContactForm/ContactForm.tsx';
import type { ReportFormProps, ReportReason } from '../../forms/ReportForm/ReportForm.tsx';
import { day as dayOf } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { ReportContent, ReportScreenProps, ReportStep } from './ReportScreen.tsx';

const messages = defineMessages<{
  letter: { number: string };
  report: { number: string; day: string; time: string };
  unnumbered: {};
  reportHead: { name: string };
  contactHead: { name: string };
  sentHead: { name: string };
  description: { name: string };
}>({
  letter: {
    id: 'reportScreen.sent.letter',
    defaultMessage: 'Your message has the number {number}. We answer to your address.',
  },
  report: {
    id: 'reportScreen.sent.report',
    defaultMessage:
      'Your report has the number {number}. Write it down. We decide by {day}, {time} UTC at the latest, and answer to your address.',
  },
  unnumbered: {
    id: 'reportScreen.sent.unnumbered',
    defaultMessage: 'It has reached us. We answer to your address.',
  },
  reportHead: { id: 'reportScreen.head.report', defaultMessage: 'Report or remove something – {name}' },
  contactHead: { id: 'reportScreen.head.contact', defaultMessage: 'Write to us – {name}' },
  sentHead: { id: 'reportScreen.head.sent', defaultMessage: 'Thank you – {name}' },
  description: {
    id: 'reportScreen.description',
    defaultMessage: 'Tell {name} what should not be here, or ask something. Without an account.',
  },
});

/** Number of a report or letter, and for a report the time by which it is decided. */
export interface Receipt {
  number: string | null;
  /** In UTC, such as `2026-11-25` and `14:30`. */
  due: { day: string; time: string } | null;
}

export type ReportPage =
  | {
      step: 'report';
      form: Omit<ReportFormProps, 'action' | 'timed' | 'urlFixed' | 'messageLimit'>;
      /** The reported object, if the link to the form names it; its `url` may be empty. */
      about?: { object: string; url: string } | null;
      /** URL of the page on which the form was requested, which may be the one that is meant; empty if unknown. */
      address?: string;
      reason?: Reason;
    }
  | {
      step: 'contact';
      form: Omit<ContactFormProps, 'action' | 'reportHrefs' | 'messageLimit' | 'maxFileBytes'>;
      subject: 'question' | 'technical';
    }
  | { step: 'sent'; receipt: Receipt };

/** Returns the message after a letter or a report has been sent. */
export function receiptSentence({ number, due }: Receipt, { intl, ...reader }: Reader): string {
  if (number === null) return intl.formatMessage(messages.unnumbered);
  if (due === null) return intl.formatMessage(messages.letter, { number });
  const day = dayOf(Date.parse(due.day), { intl, ...reader });
  return intl.formatMessage(messages.report, { number, day, time: due.time });
}

/** Returns the same message as a toast, above whatever page is shown when the reply arrives (R108). */
export const receiptToast = (receipt: Receipt, reader: Reader): Pick<Toast, 'kind' | 'text'> => ({
  kind: 'success',
  text: receiptSentence(receipt, reader),
});

type ReportStepOf<Step> = Omit<Extract<ReportPage, { step: Step }>, 'step'>;

/** Returns the props of the report form, on its page and in its modal. */
export function reportForm(
  { form, about = null, address = '', reason }: ReportStepOf<'report'>,
  reader: Reader,
): ReportFormProps {
  // Fails to compile if the contract has a reason that the form does not offer.
  const chosen: ReportReason | undefined = reason;
  return {
    ...form,
    values: { ...(address !== '' && { url: address }), ...about, ...(chosen && { reason: chosen }), ...form.values },
    action: reader.href.here(),
    timed: about === null || reportedObject.exec(about.object)?.[1] === 'video',
    urlFixed: about !== null && about.url !== '',
    messageLimit: reportLength.message.max,
  };
}

/** Returns the props of the contact form, on its page and in its modal. */
export const contactForm = ({ form, subject }: ReportStepOf<'contact'>, { href }: Reader): ContactFormProps => ({
  ...form,
  values: { subject, ...form.values },
  action: href.here(),
  reportHrefs: { copyright: href.report({ subject: 'copyright' }), illegal: href.report({ subject: 'illegal' }) },
  messageLimit: reportLength.message.max,
  maxFileBytes: maxImageBytes,
});

function contentOf(page: ReportPage, reader: Reader): ReportContent {
  switch (page.step) {
    case 'report':
      return { step: 'report', form: reportForm(page, reader) };
    case 'contact':
      return { step: 'contact', form: contactForm(page, reader) };
    case 'sent':
      return { step: 'sent', sentence: receiptSentence(page.receipt, reader) };
  }
}

export const reportScreen = (page: ReportPage, reader: Reader): ReportScreenProps => ({
  content: contentOf(page, reader),
  reportHref: reader.href.page('report'),
  contactHref: reader.href.report({ subject: 'question' }),
  homeHref: reader.href.home(),
});

const heads = { report: messages.reportHead, contact: messages.contactHead, sent: messages.sentHead };

export const reportHead = (step: ReportStep, { brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(heads[step], { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
