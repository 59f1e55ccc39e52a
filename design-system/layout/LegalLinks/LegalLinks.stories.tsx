import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { legalLinks } from './LegalLinks.view.ts';

const meta = preview.meta({ component: LegalLinks });

export const Standard = meta.story(fromView(LegalLinks, legalLinks, null));
export const InAFrame = meta.story(fromView(LegalLinks, legalLinks, null, { framed: true }));
