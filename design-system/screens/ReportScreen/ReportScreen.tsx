import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { NoticeIllustration } from '../../feedback/NoticeIllustration/NoticeIllustration.tsx';
import { ContactForm, type ContactFormProps } from '../../forms/ContactForm/ContactForm.tsx';
import { ReportForm, type ReportFormProps } from '../../forms/ReportForm/ReportForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { AccountFooter } from '../AccountFrame/AccountFooter.ts';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const titles = defineMessages({
  report: { id: 'reportScreen.report', defaultMessage: 'Report or remove something' },
  contact: { id: 'reportScreen.contact', defaultMessage: 'Write to us' },
  sent: { id: 'reportScreen.sent', defaultMessage: 'Thank you' },
});

const messages = defineMessages({
  reportSentence: {
    id: 'reportScreen.report.sentence',
    defaultMessage: 'You need no account. You get a number, and an answer by mail.',
  },
  contactSentence: { id: 'reportScreen.contact.sentence', defaultMessage: 'You need no account. We answer by mail.' },
  toContact: { id: 'reportScreen.toContact', defaultMessage: 'A question, or something that does not work?' },
  contact: { id: 'reportScreen.contact', defaultMessage: 'Write to us' },
  toReport: { id: 'reportScreen.toReport', defaultMessage: 'Something should not be here?' },
  report: { id: 'reportScreen.reportIt', defaultMessage: 'Report it' },
  home: { id: 'reportScreen.home', defaultMessage: 'Go to the home page' },
});

/** A step of the page: a form, or the message after it has been sent. */
export type ReportContent =
  | { step: 'report'; form: ReportFormProps }
  | { step: 'contact'; form: ContactFormProps }
  | { step: 'sent'; sentence: string };
export type ReportStep = ReportContent['step'];

export interface ReportScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'content'> {
  /** The step to show, with its form. */
  content: ReportContent;
  reportHref: string;
  contactHref: string;
  homeHref: string;
}

type Ways = Pick<ReportScreenProps, 'reportHref' | 'contactHref' | 'homeHref'>;

/** The link that fits a step: to the other form, or home. */
function Way({ step, reportHref, contactHref, homeHref }: Ways & { step: ReportStep }) {
  const { formatMessage } = useIntl();
  if (step === 'sent')
    return (
      <Button href={homeHref} size="large">
        {formatMessage(messages.home)}
      </Button>
    );
  const reports = step === 'report';
  return (
    <AccountFooter>
      {formatMessage(reports ? messages.toContact : messages.toReport)}{' '}
      <Link href={reports ? contactHref : reportHref} kind="alone">
        {formatMessage(reports ? messages.contact : messages.report)}
      </Link>
    </AccountFooter>
  );
}

/** The page /report/: the two forms that reach the site’s operator, and the receipt (R107, D14). */
export function ReportScreen({ content, reportHref, contactHref, homeHref, ...rest }: ReportScreenProps) {
  const { formatMessage } = useIntl();
  const { step } = content;
  return (
    <AccountFrame
      {...rest}
      title={formatMessage(titles[step])}
      sentence={
        step === 'sent'
          ? content.sentence
          : formatMessage(step === 'report' ? messages.reportSentence : messages.contactSentence)
      }
      illustration={step === 'sent' ? <NoticeIllustration scene="sent" /> : undefined}
      data-component="ReportScreen"
    >
      {step === 'report' && <ReportForm {...content.form} />}
      {step === 'contact' && <ContactForm {...content.form} />}
      <Way step={step} reportHref={reportHref} contactHref={contactHref} homeHref={homeHref} />
    </AccountFrame>
  );
}
