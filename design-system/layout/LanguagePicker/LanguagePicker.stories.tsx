import preview from '@afterglow/storybook/preview';
import { languages } from '../../reader/languages.ts';
import { menuDecorator } from '../menu.decorator.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';

const links = Object.entries(languages).map(([key, language]) => ({
  ...language,
  href: `?lang=${key}`,
  current: key === 'en',
}));

const meta = preview.meta({ component: LanguagePicker, decorators: [menuDecorator] });

export const TwoLanguages = meta.story({
  args: { languages: links.filter(({ tag }) => tag === 'en' || tag === 'de') },
});
export const TwentyLanguages = meta.story({ args: { languages: links } });
