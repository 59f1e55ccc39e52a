import { ConsentSettings } from '@afterglow/design-system/feedback/ConsentSettings';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { asksForPrivacy, readConsent, saveConsent } from '../../device/consent.ts';
import { useStored } from '../../runtime/client/useStored.ts';

const readAnswer = () => ({ answer: readConsent(), signal: asksForPrivacy() });

/**
 * The visitor's answer about optional services, which can be changed at any time. Renders nothing if the site has no
 * such services (D30).
 */
export function ConsentChoice() {
  const { brand, href } = useReader();
  const [stored, reread] = useStored(readAnswer);
  if (!(brand.analytics ?? brand.promo ?? brand.ads)) return null;
  return (
    <ConsentSettings
      form={{ action: href.preferences(), next: href.here() }}
      answer={stored?.answer}
      signal={stored !== undefined && stored.signal && stored.answer === null}
      {...(stored && { onAnswer: (answer) => (saveConsent(answer), reread()) })}
    />
  );
}
