import type { ReactElement } from 'react';
import { readerFor } from '../reader/readerFor.ts';
import { FailedScreen } from './FailedScreen/FailedScreen.tsx';
import { failedScreen } from './FailedScreen/FailedScreen.view.ts';
import { MissingScreen } from './MissingScreen/MissingScreen.tsx';
import { missingScreen } from './MissingScreen/MissingScreen.view.ts';
import { RefusedScreen } from './RefusedScreen/RefusedScreen.tsx';
import { refusedScreen } from './RefusedScreen/RefusedScreen.view.ts';

// Storybook asks for the props of the page whose story it is; in these states it has none.
const frameState = (render: (locale: string) => ReactElement) => ({
  args: {} as never,
  render: (_: unknown, { globals }: { globals: { locale?: string } }) => render(globals.locale ?? 'en'),
});

/** What the site's frame draws in place of a page that is not ready, so that a designer finds it beside the page. */
export const loading = (skeleton: ReactElement) => frameState(() => skeleton);
export const missing = frameState((locale) => <MissingScreen {...missingScreen({}, readerFor(locale))} />);
export const refused = frameState((locale) => <RefusedScreen {...refusedScreen({}, readerFor(locale))} />);
/** Only members may go there. */
export const signedOut = frameState((locale) => (
  <RefusedScreen {...refusedScreen({ signInHref: '#/signin/' }, readerFor(locale))} />
));
export const failed = frameState((locale) => <FailedScreen {...failedScreen(null, readerFor(locale))} />);
