import { isDiscreet } from '@afterglow/design-system/reader/discreet.ts';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useConfig } from '../kit/config.ts';
import { idle } from '../data/idle.ts';
import { ListParts } from './ListParts.tsx';
import { isDataSaved } from './prefetchCode.ts';
import { Reveals } from './Reveals.tsx';
import { WatchedShares } from './WatchedShares.tsx';

/** Discretion, whether somebody else has signed in, and what is optional, once there is time to load their code. */
function useAfterIdle(): void {
  const intl = useIntl();
  const config = useConfig();
  useEffect(() => {
    // The button to leave needs no code of its own, and a guest who saves data is neither asked nor counted.
    if (isDataSaved() && !isDiscreet() && !config.user) return undefined;
    let left = false;
    const started = idle()
      .then(() => import('./afterIdle.ts'))
      .then(
        ({ startAfterIdle }) => (left ? undefined : startAfterIdle(intl, config)),
        // Without the code, the button to leave is still there, and nothing optional runs.
        () => undefined,
      );
    return () => {
      left = true;
      void started.then((stop) => stop?.());
    };
  }, [intl, config]);
}

/** What cards and lists get once they are there: watched shares, buttons that show a picture, the switch of density, menus. */
export function LateParts({ here, children }: { here: string; children: ReactNode }) {
  useAfterIdle();
  return (
    <WatchedShares here={here}>
      <Reveals>
        <ListParts here={here}>{children}</ListParts>
      </Reveals>
    </WatchedShares>
  );
}
