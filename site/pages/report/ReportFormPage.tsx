import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ReportScreen } from '@afterglow/design-system/screens/ReportScreen';
import { reportHead, reportScreen, type ReportPage } from '@afterglow/design-system/screens/ReportScreen/view';
import { report } from '../../data/formDefinitions.ts';
import { useConfig } from '../../shared/config.ts';
import { Frame } from '../../shared/Frame.tsx';
import { useOperatorForm } from '../../features/operator/useOperatorForm.ts';
import { aboutOf, isAboutCopyright, reportedAddress } from '../../routing/reportAddress.ts';
import { useReceipt } from './useReceipt.ts';

/** /report/, with what the link to it says about the reported content */
export function ReportFormPage({ query }: { query: URLSearchParams }) {
  const reader = useReader();
  const { publicOrigin } = useConfig();
  const { form, start } = useOperatorForm(report, { about: query.toString(), onSent: useReceipt() });
  const page: ReportPage = {
    step: 'report',
    form,
    about: aboutOf(query, publicOrigin),
    address: reportedAddress(query, publicOrigin),
    ...(isAboutCopyright(query) && { reason: 'copyright' }),
  };
  return (
    <Frame of={{ state: 'ready', value: page }} head={() => reportHead('report', reader)}>
      {(value) => <ReportScreen {...reportScreen(value, reader)} onFocus={start} />}
    </Frame>
  );
}
