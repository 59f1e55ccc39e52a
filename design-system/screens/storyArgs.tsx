import type { ReactElement } from 'react';
import { readerFor } from '../reader/readerFor.ts';
import { FailedScreen } from './FailedScreen/FailedScreen.tsx';
import { failedScreen } from './FailedScreen/FailedScreen.view.ts';
import { MissingScreen } from './MissingScreen/MissingScreen.tsx';
import { missingScreen } from './MissingScreen/MissingScreen.view.ts';
import { RefusedScreen } from './RefusedScreen/RefusedScreen.tsx';
import { refusedScreen } from './RefusedScreen/RefusedScreen.view.ts';

// Storybook requires the props of the page's component; these states have none.
const frameState = (render: (locale: string) => ReactElement) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `render` ignores the args
  args: {} as never,
  render: (_: unknown, { globals }: { globals: { locale?: string } }) => render(globals.locale ?? 'en'),
});

/** States that the site's frame renders while a page is not ready, listed with the page for designers. */
export const loading = (skeleton: ReactElement) => frameState(() => skeleton);
export const missing = frameState((locale) => <MissingScreen {...missingScreen({}, readerFor(locale))} />);
export const refused = frameState((locale) => <RefusedScreen {...refusedScreen({}, readerFor(locale))} />);
/** A page for members only. */
export const signedOut = frameState((locale) => (
  <RefusedScreen {...refusedScreen({ signInHref: '#/signin/' }, readerFor(locale))} />
));
export const failed = frameState((locale) => <FailedScreen {...failedScreen(null, readerFor(locale))} />);
