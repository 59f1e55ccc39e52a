import { RevealProvider } from '@afterglow/design-system/cards/reveal';
import type { RevealButton } from '@afterglow/design-system/cards/RevealButton';
import { isDiscreet, watchDiscreet } from '@afterglow/design-system/reader/discreet.ts';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';

/** In discreet mode, gives every card a button that shows its picture. The button's code is loaded only then. */
export function RevealButtonLoader({ children }: { children: ReactNode }) {
  const [button, setButton] = useState<typeof RevealButton | null>(null);
  useEffect(() => {
    const update = () => {
      if (!isDiscreet()) return setButton(null);
      // If the code cannot be loaded, pictures show on hover and focus only.
      withStyles(import('@afterglow/design-system/cards/RevealButton')).then(
        ({ RevealButton: loaded }) => {
          // A transition: lists that have not hydrated yet hydrate in slices.
          if (isDiscreet()) startTransition(() => setButton(() => loaded));
        },
        () => undefined,
      );
    };
    update();
    return watchDiscreet(update);
  }, []);
  return <RevealProvider value={button}>{children}</RevealProvider>;
}
