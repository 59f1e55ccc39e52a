import { create } from 'storybook/theming';
import { family } from '@afterglow/tokens/catalogue';
import { hex, wordmark, type ColourName, type Scheme } from './mark.ts';

/** Resolves the toolbar's theme to a colour scheme: "system" follows the operating system. */
export const schemeOf = (theme: unknown): Scheme =>
  theme === 'light' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: light)').matches)
    ? 'light'
    : 'dark';

/** Returns the theme in the URL, such as `globals=theme:light`; dark if there is none. */
export const themeInAddress = (): string =>
  /(?:^|;)theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'dark';

const [ui, code] = [family[0].value, family[1].value];

/** Returns the theme of Storybook's UI or of its documentation pages, in the site's colours. */
export function frameTheme(scheme: Scheme, part: 'frame' | 'docs') {
  const the = (name: ColourName) => hex(name, scheme);
  return create({
    base: scheme,
    brandTitle: 'Afterglow',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: wordmark(scheme, ui),
    fontBase: ui,
    fontCode: code,
    colorPrimary: the('accent'),
    // Storybook's UI puts white text on this colour and darkens it on dark backgrounds; documentation uses it for
    // links.
    colorSecondary: part === 'frame' && scheme === 'dark' ? the('orbRose') : the('accent'),
    appBg: the('raised'),
    appContentBg: the('ground'),
    appPreviewBg: the('ground'),
    appHoverBg: the('high'),
    appBorderColor: the('line'),
    appBorderRadius: 14,
    textColor: the('text'),
    textInverseColor: the('ground'),
    textMutedColor: the('faint'),
    barTextColor: the('soft'),
    barHoverColor: the('accentHovered'),
    barSelectedColor: the('accent'),
    barBg: the('raised'),
    buttonBg: the('raised'),
    buttonBorder: the('edge'),
    booleanBg: the('high'),
    booleanSelectedBg: the('raised'),
    inputBg: the('ground'),
    inputBorder: the('edge'),
    inputTextColor: the('text'),
    inputBorderRadius: 10,
  });
}
