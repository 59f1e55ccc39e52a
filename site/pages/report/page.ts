import { definePage } from '../../shared/definePage.ts';
import { wholeQuery } from '../../runtime/routing/addressCodec.ts';
import { reportPath } from '../../routing/reportAddress.ts';

export const report = definePage({
  file: 'report/ReportPage',
  path: reportPath,
  address: wholeQuery,
  uncached: true,
  exempt: true,
  uncovered: true,
  code: () => import('./ReportPage.tsx'),
});
