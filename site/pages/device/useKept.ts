import type { DeviceEntry } from '@afterglow/design-system/feedback/DeviceTable/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { DeviceScreenProps } from '@afterglow/design-system/screens/DeviceScreen';
import { poster } from '../../data/submit.ts';
import { deleteKept, exportKept, listKept } from '../../device/kept.ts';
import { saveFile } from '../../runtime/client/saveFile.ts';
import { useStored } from '../../runtime/client/useStored.ts';

interface Kept extends Pick<DeviceScreenProps, 'onDelete' | 'onExport' | 'onWipe'> {
  /** Null if the browser blocks storage, undefined until it has been read. */
  kept: DeviceEntry[] | null | undefined;
}

/** Returns what the device stores, and the actions on it. */
export function useKept(): Kept {
  const { href } = useReader();
  const [kept, reread] = useStored(listKept);
  const remove = (name?: string) => {
    deleteKept(name);
    reread();
  };
  return {
    kept,
    onDelete: remove,
    onExport: () => saveFile('device.json', exportKept()),
    onWipe: () => {
      remove();
      // A failure needs no handling: the cookies that remain expire by themselves.
      void poster(href.preferences(), new URLSearchParams({ wipe: 'hidden' })).catch(() => undefined);
    },
  };
}
