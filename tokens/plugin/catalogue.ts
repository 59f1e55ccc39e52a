import type { TokenNormalizedSet } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { cssOf, isTypography, nameOf, tokensOf, trackingOf, type Source } from './source.ts';

const grounds = ['ground', 'raised', 'high'];
/** Colours that are used on something other than a ground, that are grounds, or that are purely decorative. */
const elsewhere = /^(on[A-Z]|orb|ground$|raised$|high$)|OnShade$/;

/**
 * Returns catalogue.ts: all values as plain text, for tools that display or copy tokens (the Tokens page, Storybook's
 * own theme). The site does not use it.
 */
export function catalogue(source: Source): string {
  const { dark, light, phone } = source;
  const scale = (group: string) =>
    tokensOf(dark, [group]).map((token) => {
      const [value, onPhones] = [cssOf(token, dark), cssOf(phone[token.id] ?? token, phone)];
      return { name: nameOf(token), value, ...(onPhones !== value && { onPhones }) };
    });
  return [
    '// Written by Terrazzo from tokens/source. Change the source and run `npm run build -w tokens`.',
    exported(
      'Colours in both themes, with their WCAG contrast on ground, raised and high (null for what never lies there).',
      'colors',
      coloursOf(dark, light),
    ),
    exported('The composites; sizes in pixels at a root size of 16.', 'fonts', fontsOf(dark, phone)),
    ...['space', 'radius', 'family', 'motion', 'layer', 'size'].map((group) =>
      exported(`The group ${group} as CSS values.`, group, scale(group)),
    ),
    '',
  ].join('\n');
}

const coloursOf = (dark: TokenNormalizedSet, light: TokenNormalizedSet) =>
  tokensOf(light, ['color']).map((token) => ({
    name: nameOf(token),
    says: token.$description ?? '',
    dark: shadeOf(nameOf(token), dark),
    light: shadeOf(nameOf(token), light),
  }));

function shadeOf(name: string, theme: TokenNormalizedSet) {
  const token = theme[`color.${name}`];
  if (token?.$type !== 'color') throw new Error(`tokens: color.${name} is missing in one of the themes.`);
  const { components, alpha } = token.$value;
  const opaque = alpha === 1;
  return {
    oklch: `oklch(${components.join(' ')}${opaque ? '' : ` / ${alpha}`})`,
    hex: cssOf(token, theme),
    contrast:
      opaque && !elsewhere.test(name)
        ? grounds.map((ground) => contrast(cssOf(token, theme), cssOf(theme[`color.${ground}`] ?? token, theme)))
        : null,
  };
}

const contrast = (one: string, other: string): number =>
  Math.round(new Color(one).contrast(new Color(other), 'WCAG21') * 10) / 10;

const fontsOf = (wide: TokenNormalizedSet, phone: TokenNormalizedSet) =>
  tokensOf(wide, ['font'])
    .filter(isTypography)
    .map((token) => {
      const { fontSize, fontWeight, lineHeight } = token.$value;
      const narrow = phone[token.id];
      const pixels = fontSize.value * 16;
      const onPhones = narrow && isTypography(narrow) ? narrow.$value.fontSize.value * 16 : pixels;
      return {
        name: nameOf(token),
        pixels,
        weight: fontWeight,
        lineHeight,
        tracking: trackingOf(token),
        ...(onPhones !== pixels && { onPhones }),
      };
    });

const exported = (says: string, name: string, rows: object[]): string =>
  `\n/** ${says} */\nexport const ${name} = [\n${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}\n] as const;`;
