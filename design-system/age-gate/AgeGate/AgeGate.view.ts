import type { LegalVariant } from '@afterglow/contract/gate';
import { legalLinks } from '../../layout/LegalLinks/LegalLinks.view.ts';
import { languages } from '../../reader/languages.ts';
import { mark } from '../../primitives/Mark/Mark.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { AgeGateProps } from './AgeGate.tsx';
import { gateLanguages, gateTexts, hasGateText } from './texts.ts';

export interface AgeGateOf {
  /** The legal variant of the text; depends on the visitor's country. */
  variant: LegalVariant;
  /** The language that was asked for, if pages are not written in it. */
  language?: string | undefined;
}

/** The notice in the requested language if available, otherwise in English (D31). */
export function ageGate({ variant, language }: AgeGateOf, reader: Reader): AgeGateProps {
  const asked = language ?? reader.language;
  const spoken = hasGateText(asked) ? asked : 'en';
  return {
    text: gateTexts[spoken][variant],
    textLang: spoken === reader.language ? undefined : languages[spoken].tag,
    form: { action: reader.href.preferences(), next: reader.href.here() },
    hrefs: { leave: reader.brand.neutral, parentalControl: reader.brand.parentalControl },
    legal: legalLinks(gateTexts[spoken][variant].legal, reader),
    logo: mark(reader),
    languages: gateLanguages.map((key) => ({
      ...languages[key],
      href: reader.href.inLanguage(key),
      current: key === spoken,
    })),
  };
}
