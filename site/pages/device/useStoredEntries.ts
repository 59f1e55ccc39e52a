import type { DeviceEntry } from '@afterglow/design-system/feedback/DeviceTable/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { DeviceScreenProps } from '@afterglow/design-system/screens/DeviceScreen';
import { poster } from '../../data/submit.ts';
import { deleteStored, exportStored, listStored } from '../../device/storedEntries.ts';
import { saveFile } from '../../runtime/client/saveFile.ts';
import { useStored } from '../../runtime/client/useStored.ts';

interface StoredEntries extends Pick<DeviceScreenProps, 'onDelete' | 'onExport' | 'onWipe'> {
  /** Null if the browser blocks storage, undefined until it has been read. */
  entries: DeviceEntry[] | null | undefined;
}

/** Returns what the device stores, and the actions on it. */
export function useStoredEntries(): StoredEntries {
  const { href } = useReader();
  const [entries, reread] = useStored(listStored);
  const remove = (name?: string) => {
    deleteStored(name);
    reread();
  };
  return {
    entries,
    onDelete: remove,
    onExport: () => saveFile('device.json', exportStored()),
    onWipe: () => {
      remove();
      // A failure needs no handling: the cookies that remain expire by themselves.
      void poster(href.preferences(), new URLSearchParams({ wipe: 'hidden' })).catch(() => undefined);
    },
  };
}
