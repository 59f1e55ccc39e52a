import type { LegalVariant } from '@afterglow/fixtures/contract/gate';
import { languages } from '../../reader/languages.ts';
import { mark } from '../../primitives/Mark/Mark.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { AgeGateProps } from './AgeGate.tsx';
import { gateLanguages, gateTexts, type GateLanguage } from './texts.ts';

export interface AgeGateOf {
  /** The legal variant of the text; depends on the visitor's country. */
  variant: LegalVariant;
  /** Language key requested in the URL, if it differs from the page's. */
  language?: string;
}

const hasGateText = (key: string): key is GateLanguage => (gateLanguages as readonly string[]).includes(key);

/** The notice in the requested language if available, otherwise in English (D31). */
export function ageGate({ variant, language }: AgeGateOf, reader: Reader): AgeGateProps {
  const asked = language ?? reader.language;
  const spoken = hasGateText(asked) ? asked : 'en';
  return {
    text: gateTexts[spoken][variant],
    textLang: spoken === reader.language ? undefined : languages[spoken].tag,
    form: { action: reader.href.preferences(), next: reader.href.here() },
    leaveHref: reader.brand.neutral,
    parentalControlHref: reader.brand.parentalControl,
    logo: mark(reader),
    languages: gateLanguages.map((key) => ({
      ...languages[key],
      href: reader.href.inLanguage(key),
      current: key === spoken,
    })),
  };
}
