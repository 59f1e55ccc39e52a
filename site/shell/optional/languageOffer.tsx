import { LanguageOffer } from '@afterglow/design-system/feedback/LanguageOffer';
import { languageOffer } from '@afterglow/design-system/feedback/LanguageOffer/view';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { mayAsk } from '../../device/consent.ts';
import { saveLanguage } from '../../device/preferenceCookies.ts';
import type { Language } from '@afterglow/design-system/reader/languages.ts';
import { inLanguage } from '../../routing/inLanguage.ts';
import { onNavigation } from '../../runtime/client/onNavigation.ts';

/** Offers this page, and those that follow in this document. Returns how to take the offer away. */
function show(language: Language, intl: IntlShape, onKeep: () => void): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const href = { inLanguage: (key: string) => inLanguage(location.pathname + location.search, key) };
  const draw = () =>
    root.render(
      <RawIntlProvider value={intl}>
        <LanguageOffer {...languageOffer(language, { href })} onDismiss={onKeep} />
      </RawIntlProvider>,
    );
  draw();
  const stopWatching = onNavigation(draw);
  return () => {
    stopWatching();
    root.unmount();
    element.remove();
  };
}

/**
 * Offers the page in the language that the browser prefers (D53). If this page asks about cookies, the offer waits for
 * the page after the answer: both stand at the foot, and a second press would hit the offer. Returns a cleanup
 * function.
 */
export function startLanguageOffer(
  language: Language,
  intl: IntlShape,
  { current, asks }: { current: string; asks: boolean },
): () => void {
  let [hide, stopWaiting]: ((() => void) | null)[] = [null, null];
  const stop = () => {
    stopWaiting?.();
    hide?.();
    [hide, stopWaiting] = [null, null];
  };
  const start = () => {
    stop();
    hide = show(language, intl, () => {
      saveLanguage(current);
      stop();
    });
  };
  const waitForAnswer = () =>
    onNavigation(() => {
      if (hide === null && !mayAsk()) start();
    });
  if (asks && mayAsk()) stopWaiting = waitForAnswer();
  else start();
  return stop;
}
