import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ReportScreen } from '@afterglow/design-system/screens/ReportScreen';
import { reportHead, reportScreen } from '@afterglow/design-system/screens/ReportScreen/view';
import { contact } from '../../data/formDefinitions.ts';
import { Frame } from '../../shared/Frame.tsx';
import { useOperatorForm } from '../../features/operator/useOperatorForm.ts';
import { useReceipt } from './useReceipt.ts';

/** /report/?subject=question: a letter to the operator. */
export function LetterPage({ subject }: { subject: 'question' | 'technical' }) {
  const reader = useReader();
  const { form, start } = useOperatorForm(contact, { about: subject, onSent: useReceipt() });
  const page = { step: 'contact' as const, form, subject };
  return (
    <Frame of={{ state: 'ready', value: page }} head={() => reportHead('contact', reader)}>
      {(value) => <ReportScreen {...reportScreen(value, reader)} onFocus={start} />}
    </Frame>
  );
}
