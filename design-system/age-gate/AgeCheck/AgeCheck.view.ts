import { brand } from '../../brand.ts';
import { languageLinks } from '../../layout/LanguagePicker/languageLinks.ts';
import type { Reader } from '../../reader/reader.ts';
import type { AgeCheckProps } from './AgeCheck.tsx';

export interface AgeCheckOf {
  signInHref?: string | undefined;
  signUpHref?: string | undefined;
  /** The site is a demonstration. */
  demo: boolean;
}

/** What a visitor meets where the law wants a check of age. */
export const ageCheck = ({ signInHref, signUpHref, demo }: AgeCheckOf, reader: Reader): AgeCheckProps => ({
  signInHref,
  signUpHref,
  demo: demo ? { action: reader.href.preferences(), next: reader.href.here() } : undefined,
  leaveHref: brand.neutral,
  parentalControlHref: brand.parentalControl,
  languages: languageLinks(reader),
});
