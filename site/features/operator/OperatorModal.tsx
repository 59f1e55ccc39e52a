import { ContactForm } from '@afterglow/design-system/forms/ContactForm';
import { ReportForm } from '@afterglow/design-system/forms/ReportForm';
import { ContactUsModal } from '@afterglow/design-system/modals/ContactUsModal';
import { ReportModal } from '@afterglow/design-system/modals/ReportModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import {
  contactForm,
  receiptSentence,
  receiptToast,
  reportForm,
} from '@afterglow/design-system/screens/ReportScreen/view';
import { useState } from 'react';
import { contact, report } from '../../data/formDefinitions.ts';
import { aboutOf, letterSubject, receiptOf, type LetterSubject, type SentReply } from '../../routing/reportAddress.ts';
import { useConfig } from '../../shared/config.ts';
import { shownHeading } from '../../runtime/client/headingFocus.ts';
import { showToast } from '../toasts/showToast.ts';
import { useOperatorForm } from './useOperatorForm.ts';

interface OperatorModalProps {
  /** Query of the link that leads to the form's page. */
  query: URLSearchParams;
  onClose: () => void;
}

/** A dialog with a form to the operator: a letter, or a report of the subject that a link names (R103, R107). */
export function OperatorModal({ query, onClose }: OperatorModalProps) {
  const subject = letterSubject(query);
  return subject === null ? <Report query={query} onClose={onClose} /> : <Letter subject={subject} onClose={onClose} />;
}

/** Closes once the letter is sent; a toast shows the letter's number (R108). */
function Letter({ subject, onClose }: { subject: LetterSubject; onClose: () => void }) {
  const reader = useReader();
  const onSent = (reply: SentReply) => {
    void showToast(() => receiptToast(receiptOf(reply), reader), reader);
    onClose();
  };
  const { form, start } = useOperatorForm(contact, { about: subject, onSent });
  return (
    <ContactUsModal onClose={onClose} onFocus={start}>
      <ContactForm {...contactForm({ form, subject }, reader)} />
    </ContactUsModal>
  );
}

/**
 * Returns the title of the current page if the address is this page's; undefined for a part of it, such as a comment.
 */
function titleOf(object: string, url: string): string | undefined {
  if (object.startsWith('comment') || new URL(url).pathname !== location.pathname) return undefined;
  return shownHeading()?.textContent;
}

/**
 * Stays open after the report was sent, with its number and the day of its answer, until it is closed: there is no
 * other copy of them.
 */
function Report({ query, onClose }: OperatorModalProps) {
  const reader = useReader();
  const about = aboutOf(query, useConfig().publicOrigin);
  const [sent, setSent] = useState<string>();
  const { form, start } = useOperatorForm(report, {
    about: query.toString(),
    onSent: (reply) => setSent(receiptSentence(receiptOf(reply), reader)),
  });
  return (
    <ReportModal
      about={about ? titleOf(about.object, about.url) : undefined}
      sent={sent}
      onClose={onClose}
      onFocus={start}
    >
      <ReportForm {...reportForm({ form, about }, reader)} />
    </ReportModal>
  );
}
