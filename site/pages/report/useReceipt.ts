import { doneToast } from '@afterglow/design-system/feedback/Toasts/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { openAfter } from '../../kit/openPage.ts';
import { sayToast } from '../../kit/sayToast.ts';
import { receiptAddress, type SentReply } from '../../routing/reportAddress.ts';

/** The receipt of a letter or a report has an address of its own; to who has left its form it is said in short. */
export function useReceipt() {
  const reader = useReader();
  return (reply: SentReply, form: HTMLFormElement): void => {
    if (!openAfter(form, receiptAddress(reply))) void sayToast(doneToast('contact', reader), reader);
  };
}
