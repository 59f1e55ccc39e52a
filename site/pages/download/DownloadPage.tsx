import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { DownloadScreen } from '@afterglow/design-system/screens/DownloadScreen';
import { downloadHead, downloadScreen } from '@afterglow/design-system/screens/DownloadScreen/view';
import { Frame } from '../../shared/Frame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';

/** /download */
export function DownloadPage() {
  const reader = useReader();
  return (
    <Frame of={{ state: 'ready', value: { extensionHref: reader.brand.extension } }} head={() => downloadHead(reader)}>
      {(shown) => <DownloadScreen {...downloadScreen(shown, reader)} />}
    </Frame>
  );
}

export const page: PageCode<object> = { Page: DownloadPage, reads: () => [] };
