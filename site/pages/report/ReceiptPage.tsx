import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ReportScreen } from '@afterglow/design-system/screens/ReportScreen';
import { reportHead, reportScreen } from '@afterglow/design-system/screens/ReportScreen/view';
import { Frame } from '../../shared/Frame.tsx';
import { parseReceipt } from '../../routing/reportAddress.ts';

/** /report/?step=sent */
export function ReceiptPage({ query }: { query: URLSearchParams }) {
  const reader = useReader();
  return (
    <Frame of={{ state: 'ready', value: parseReceipt(query) }} head={() => reportHead('sent', reader)}>
      {(receipt) => <ReportScreen {...reportScreen({ step: 'sent', receipt }, reader)} />}
    </Frame>
  );
}
