import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { legalLinks } from './LegalLinks.view.ts';

const meta = preview.meta({ component: LegalLinks });

export const Standard = meta.story(fromView(LegalLinks, legalLinks, null));
export const InAFrame = meta.story(fromView(LegalLinks, legalLinks, null, { framed: true }));
export const InWordsOfItsOwn = meta.story(
  fromView(LegalLinks, legalLinks, {
    report: 'Signaler ou faire retirer un contenu',
    records: '18 U.S.C. 2257',
    privacy: 'Confidentialité',
  }),
);
