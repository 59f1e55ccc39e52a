import { CookieNotice } from '@afterglow/design-system/feedback/CookieNotice';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { saveConsent } from '../../device/consent.ts';
import { plainHref } from '../hrefs.ts';

/**
 * Asks about cookies, at the foot of the page (R109). It has a root of its own, so that no page loads code for it.
 * Returns a function that removes the notice.
 */
export function showCookieNotice(intl: IntlShape): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <RawIntlProvider value={intl}>
      <CookieNotice settingsHref={plainHref('cookies')} onAnswer={saveConsent} />
    </RawIntlProvider>,
  );
  return () => {
    // The button that had focus goes, so focus goes on at the content.
    if (element.contains(document.activeElement))
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    root.unmount();
    element.remove();
  };
}
