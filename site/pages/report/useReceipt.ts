import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { receiptToast } from '@afterglow/design-system/screens/ReportScreen/view';
import { openAfter } from '../../kit/openPage.ts';
import { sayToast } from '../../kit/sayToast.ts';
import { receiptAddress, receiptOf, type SentReply } from '../../routing/reportAddress.ts';

/** The receipt of a letter or a report has an address of its own; to who has left its form it is said in short. */
export function useReceipt() {
  const reader = useReader();
  return (reply: SentReply, form: HTMLFormElement): void => {
    if (!openAfter(form, receiptAddress(reply))) void sayToast(receiptToast(receiptOf(reply), reader), reader);
  };
}
