import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { DeviceScreen } from '@afterglow/design-system/screens/DeviceScreen';
import { deviceHead, deviceScreen } from '@afterglow/design-system/screens/DeviceScreen/view';
import { Frame } from '../../shared/Frame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { useFlash } from '../../shared/submitted.ts';
import { useStoredEntries } from './useStoredEntries.ts';

/** /device/ */
export function DevicePage() {
  const reader = useReader();
  const flash = useFlash();
  const { entries, ...actions } = useStoredEntries();
  return (
    <Frame of={{ state: 'ready', value: entries }} head={() => deviceHead(reader)}>
      {() => <DeviceScreen {...deviceScreen({ entries, flash }, reader)} {...actions} />}
    </Frame>
  );
}

export const page: PageCode<object> = { Page: DevicePage, reads: () => [] };
