import { LegalLinks, type LegalLinksProps } from '../layout/LegalLinks/LegalLinks.tsx';
import type { LanguageLink } from '../layout/LanguagePicker/LanguagePicker.tsx';

interface GateFootProps {
  parents: string;
  parentsLink: string;
  parentalControlHref: string;
  legal: LegalLinksProps;
  languages: readonly LanguageLink[];
}

/** The end of every gate, whose root has `gateBackground`: help for parents, legal pages, and the languages. */
export function GateFoot({ parents, parentsLink, parentalControlHref, legal, languages }: GateFootProps) {
  return (
    <>
      <p data-part="gate-parents">
        {parents}{' '}
        <a data-part="gate-parents-link" href={parentalControlHref} rel="noreferrer">
          {parentsLink}
        </a>
      </p>
      <LegalLinks {...legal} />
      <ul data-part="gate-languages" role="list">
        {languages.map(({ tag, name, href, current }) => (
          <li key={tag}>
            <a
              data-part="gate-language"
              href={href}
              lang={tag}
              hrefLang={tag}
              aria-current={current ? 'true' : undefined}
              data-reload=""
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
