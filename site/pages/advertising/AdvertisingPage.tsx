import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { AdvertisingScreen } from '@afterglow/design-system/screens/AdvertisingScreen';
import { advertisingHead, advertisingScreen } from '@afterglow/design-system/screens/AdvertisingScreen/view';
import { Frame } from '../../shared/Frame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';

/** /advertising */
export function AdvertisingPage() {
  const reader = useReader();
  return (
    <Frame of={{ state: 'ready', value: null }} head={() => advertisingHead(reader)}>
      {(shown) => <AdvertisingScreen {...advertisingScreen(shown, reader)} />}
    </Frame>
  );
}

export const page: PageCode<object> = { Page: AdvertisingPage, reads: () => [] };
