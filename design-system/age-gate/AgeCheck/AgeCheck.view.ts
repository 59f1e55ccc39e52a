import { brand } from '../../brand.ts';
import { languageLinks } from '../../layout/LanguagePicker/languageLinks.ts';
import type { Reader } from '../../reader/reader.ts';
import type { AgeCheckProps } from './AgeCheck.tsx';

export interface AgeCheckOf {
  signInHref?: string | undefined;
  signUpHref?: string | undefined;
  /** Whether the site runs as a demo. */
  demo: boolean;
}

/** Props of the age check, shown where the law requires one. */
export const ageCheck = ({ signInHref, signUpHref, demo }: AgeCheckOf, reader: Reader): AgeCheckProps => ({
  signInHref,
  signUpHref,
  demo: demo ? { action: reader.href.preferences(), next: reader.href.here() } : undefined,
  leaveHref: brand.neutral,
  parentalControlHref: brand.parentalControl,
  languages: languageLinks(reader),
});
