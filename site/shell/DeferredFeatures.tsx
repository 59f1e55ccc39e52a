import { isDiscreet } from '@afterglow/design-system/reader/discreet.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useConfig } from '../shared/config.ts';
import { idle } from '../runtime/data/idle.ts';
import { ListParts } from './ListParts.tsx';
import { isDataSaved } from './isDataSaved.ts';
import { RevealButtonLoader } from './RevealButtonLoader.tsx';
import { WatchedShares } from './WatchedShares.tsx';

/**
 * Loads and starts discretion, the check whether somebody else has signed in, and optional parts, once the browser is
 * idle.
 */
function useAfterIdle(): void {
  const intl = useIntl();
  // Keeps the first configuration, as a changed user name must not start the features again.
  const [config] = useState(useConfig());
  useEffect(() => {
    // The button to leave needs no code of its own, and a guest who saves data is neither asked nor counted.
    if (isDataSaved() && !isDiscreet() && !config.user) return undefined;
    let left = false;
    const started = idle()
      .then(() => import('./afterIdle.ts'))
      .then(
        ({ startAfterIdle }) => (left ? undefined : startAfterIdle(intl, config)),
        // If the code cannot be loaded, the button to leave is still there, and nothing optional runs.
        () => undefined,
      );
    return () => {
      left = true;
      void started.then((stop) => stop?.());
    };
  }, [intl, config]);
}

/**
 * Provides the parts of cards and lists that load later: watched shares, buttons that show a picture, the density
 * switch, menus.
 */
export function DeferredFeatures({ here, children }: { here: string; children: ReactNode }) {
  useAfterIdle();
  return (
    <WatchedShares here={here}>
      <RevealButtonLoader>
        <ListParts here={here}>{children}</ListParts>
      </RevealButtonLoader>
    </WatchedShares>
  );
}
