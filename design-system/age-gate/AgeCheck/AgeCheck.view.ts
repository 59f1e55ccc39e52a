import { languageLinks } from '../../layout/LanguagePicker/languageLinks.ts';
import { mark } from '../../primitives/Mark/Mark.view.ts';
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
  leaveHref: reader.brand.neutral,
  parentalControlHref: reader.brand.parentalControl,
  logo: mark(reader),
  languages: languageLinks(reader),
});
