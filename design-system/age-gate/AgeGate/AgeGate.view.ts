import type { LegalVariant } from '@afterglow/fixtures/contract/gate';
import { brand } from '../../brand.ts';
import { languages } from '../../reader/languages.ts';
import type { Reader } from '../../reader/reader.ts';
import type { AgeGateProps } from './AgeGate.tsx';
import { gateLanguages, gateTexts, type GateLanguage } from './texts.ts';

export interface AgeGateOf {
  /** Which law the text follows; from the visitor's country. */
  variant: LegalVariant;
  /** A language key that was asked for in the address, where it is not the page's. */
  language?: string;
}

const hasGateText = (key: string): key is GateLanguage => (gateLanguages as readonly string[]).includes(key);

/** The notice, in the asked language where it is written and in English elsewhere (D31). */
export function ageGate({ variant, language }: AgeGateOf, reader: Reader): AgeGateProps {
  const asked = language ?? reader.language;
  const spoken = hasGateText(asked) ? asked : 'en';
  return {
    text: gateTexts[spoken][variant],
    textLang: spoken === reader.language ? undefined : languages[spoken].tag,
    form: { action: reader.href.preferences(), next: reader.href.here() },
    leaveHref: brand.neutral,
    parentalControlHref: brand.parentalControl,
    languages: gateLanguages.map((key) => ({
      ...languages[key],
      href: reader.href.inLanguage(key),
      current: key === spoken,
    })),
  };
}
