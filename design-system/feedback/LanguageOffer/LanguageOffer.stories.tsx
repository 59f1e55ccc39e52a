import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { languageOffer } from './LanguageOffer.view.ts';

const meta = preview.meta({
  component: LanguageOffer,
  tags: ['alone'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '8rem' } } },
});
const onDismiss = fn();

export const German = meta.story(fromView(LanguageOffer, withDismiss, 'de'));
export const Thai = meta.story(fromView(LanguageOffer, withDismiss, 'th'));
export const Japanese = meta.story(fromView(LanguageOffer, withDismiss, 'ja'));
export const LongestSentence = meta.story(fromView(LanguageOffer, withDismiss, 'it'));

function withDismiss(...of: Parameters<typeof languageOffer>) {
  return { ...languageOffer(...of), onDismiss };
}
