import { languageLinks } from '../../layout/LanguagePicker/languageLinks.ts';
import { legalLinks } from '../../layout/LegalLinks/LegalLinks.view.ts';
import { mark } from '../../primitives/Mark/Mark.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { AgeCheckProps } from './AgeCheck.tsx';

export interface AgeCheckOf {
  /** Whether an account can prove an age. */
  accounts: boolean;
  /** The signed-in member, and how far the check is. */
  member?: Pick<NonNullable<AgeCheckProps['member']>, 'name' | 'state'> | undefined;
  /** Whether the site runs as a demo. */
  demo: boolean;
}

const formHere = ({ href }: Reader) => ({ action: href.preferences(), next: href.here() });

/** Props of the age check, shown where the law requires one. */
export const ageCheck = ({ accounts, member, demo }: AgeCheckOf, reader: Reader): AgeCheckProps => ({
  accounts: accounts ? { signInHref: reader.href.page('signIn'), signUpHref: reader.href.page('signUp') } : undefined,
  member: member && { ...member, nextHref: reader.href.here(), signOut: formHere(reader) },
  demo: demo ? formHere(reader) : undefined,
  leaveHref: reader.brand.neutral,
  legal: legalLinks(null, reader),
  parentalControlHref: reader.brand.parentalControl,
  logo: mark(reader),
  languages: languageLinks(reader),
});
