import { CardDetailsProvider } from '@afterglow/design-system/cards/details';
import { CardMenuProvider } from '@afterglow/design-system/cards/menus';
import { DensityProvider } from '@afterglow/design-system/lists/density';
import { HiddenProvider } from '@afterglow/design-system/lists/hidden';
import { hasOneARow, subscribeToDensity } from '@afterglow/design-system/reader/density.ts';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isStored } from '../device/isStored.ts';
import { useConfig } from '../shared/config.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { idle } from '../runtime/data/idle.ts';
import { showsChannel } from './hidden/showsChannel.ts';
import { isDataSaved } from './isDataSaved.ts';

type Parts = typeof import('./hidden/listParts.ts');

/** Resolves when the browser is idle or, where data is to be saved, once the visitor points at something. */
const wanted = (): Promise<unknown> =>
  isDataSaved()
    ? new Promise((resolve) => {
        for (const kind of ['pointerover', 'focusin']) addEventListener(kind, resolve, { once: true });
      })
    : idle();

/**
 * Tells cards whether they show details, and provides the parts of lists that load later: the density switch, the menu of
 * every video card, and the covers of cards that the page's configuration or the visitor hides (R53). They load at once
 * only where a card may be hidden.
 */
export function ListParts({ here, children }: { here: string; children: ReactNode }) {
  const { hidden_channels: channels, gate, one_a_row: rowAtFirst = false } = useConfig();
  const hasDetails = useSyncExternalStore(subscribeToDensity, hasOneARow, () => rowAtFirst);
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    // Another page may have changed what the device stores.
    if (parts) return parts.refreshHidden();
    if (gate !== null) return;
    const isHiding = isStored('hiddenChannels') || isStored('hiddenWords') || showsChannel(channels);
    (isHiding || (isDataSaved() && channels?.[0] !== undefined) ? Promise.resolve() : wanted())
      .then(() => withStyles(import('./hidden/listParts.ts')))
      .then(
        (loaded) => {
          loaded.startHidden(channels);
          setParts(loaded);
        },
        // If the code cannot be loaded, lists and cards stay as they are.
        () => undefined,
      );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the next page may need it, or have changed it
  }, [channels, gate, here, parts]);
  return (
    <DensityProvider value={parts && parts.Density}>
      <CardMenuProvider value={parts && parts.SiteCardMenu}>
        <HiddenProvider value={parts && parts.HiddenLine}>
          <CardDetailsProvider value={hasDetails}>{children}</CardDetailsProvider>
        </HiddenProvider>
      </CardMenuProvider>
    </DensityProvider>
  );
}
