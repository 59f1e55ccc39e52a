import { openPage } from '../../kit/openPage.ts';
import { receiptAddress, type SentReply } from '../../routing/reportAddress.ts';

/** The receipt of a letter or a report has an address of its own. */
export const openReceipt = (reply: SentReply): void => openPage(receiptAddress(reply));
