import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { receiptToast } from '@afterglow/design-system/screens/ReportScreen/view';
import { openAfter } from '../../shared/openPage.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { receiptAddress, receiptOf, type SentReply } from '../../routing/reportAddress.ts';

/**
 * Returns a function that opens the page of a receipt, or shows it in short as a toast if the visitor has left the
 * form.
 */
export function useReceipt() {
  const reader = useReader();
  return (reply: SentReply, form: HTMLFormElement): void => {
    if (!openAfter(form, receiptAddress(reply))) void showToast(() => receiptToast(receiptOf(reply), reader), reader);
  };
}
