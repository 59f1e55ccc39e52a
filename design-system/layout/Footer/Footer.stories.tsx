import { top } from '@afterglow/fixtures/data/globals';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { footerPages } from '../storyArgs.ts';
import { Footer } from './Footer.tsx';
import { footer, type FooterOf } from './Footer.view.ts';

const standard: FooterOf = { pages: footerPages, topCategories: top.categories.slice(0, 8), keywords: top.keywords };
const hundred = Array.from(
  { length: 100 },
  (_, place) => `${top.keywords[place % top.keywords.length] ?? 'lake'} ${place + 1}`,
);

const meta = preview.meta({ component: Footer, parameters: { layout: 'fullscreen' } });

export const Standard = meta.story(fromView(Footer, footer, standard));
export const HundredTags = meta.story(fromView(Footer, footer, { ...standard, keywords: hundred }));
export const NoTags = meta.story(fromView(Footer, footer, { ...standard, keywords: [] }));
export const NoTopCategories = meta.story(
  fromView(Footer, footer, { ...standard, topCategories: [], keywords: top.keywords.slice(0, 3) }),
);
export const FirstPagesOnly = meta.story(fromView(Footer, footer, { ...standard, pages: {} }));
