import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { containersOf, mediaOf, wishes } from './media.ts';
import { isTypography, nameOf, numberOf, propertyOf, tokensOf, trackingOf, type Source } from './source.ts';

/**
 * Returns tokens.ts: all names as `var(--…)`, and plain numbers and strings for values that cannot be custom
 * properties.
 */
export function script({ dark, light }: Source): string {
  const variables = (group: string) =>
    Object.fromEntries(tokensOf(dark, [group]).map((token) => [nameOf(token), `var(${propertyOf(token.id)})`]));
  const numbers = (tokens: TokenNormalized[]) =>
    Object.fromEntries(tokens.map((token) => [nameOf(token), numberOf(token)]));
  const tracking = Object.fromEntries(
    tokensOf(dark, ['font'])
      .filter(isTypography)
      .filter((token) => trackingOf(token) !== '0')
      .map((token) => [nameOf(token), `var(${propertyOf(`tracking.${nameOf(token)}`)})`]),
  );
  return [
    '// Written by Terrazzo from tokens/source. Change the source and run `npm run build -w tokens`.',
    exported('Colours by their part; they follow the nearest data-theme.', 'color', variables('color'), light, 'color'),
    exported('Multiples of 4 px.', 'space', variables('space')),
    exported('Corners.', 'radius', variables('radius')),
    exported(
      'For the `font` property, which also resets font-variant-numeric: set tabular figures after it.',
      'font',
      variables('font'),
    ),
    exported('For `letter-spacing`, beside the font of the same name.', 'tracking', tracking),
    exported(
      'For `font-weight` alone: a word that stands apart in its line.',
      'weight',
      numbers(tokensOf(dark, ['weight'])),
    ),
    exported('For `font-family` alone.', 'family', variables('family')),
    exported('For `box-shadow`.', 'shadow', variables('shadow')),
    exported('Durations (0 under reduced motion) and easings.', 'motion', variables('motion')),
    exported('For `z-index`.', 'layer', variables('layer')),
    exported('Measures; some are smaller on phones.', 'size', variables('size')),
    exported('For `@media`: custom properties do not work there.', 'media', { ...mediaOf(dark), ...wishes }),
    exported(
      'For `@container`: from here on a list of cards has that many columns; `roomy` are two with room for one more fact.',
      'container',
      containersOf(dark, 'column'),
    ),
    exported(
      'For `@container`: from here on a bar of actions shows that many of the labels that it can do without.',
      'bar',
      containersOf(dark, 'bar'),
    ),
    exported('Widths in pixels, for scripts.', 'breakpoint', numbers(tokensOf(dark, ['breakpoint']))),
    exported('Container widths in pixels, for scripts and `sizes`.', 'column', numbers(tokensOf(dark, ['column']))),
    exported(
      'Milliseconds of the motion durations, for scripts.',
      'milliseconds',
      numbers(tokensOf(dark, ['motion']).filter(({ $type }) => $type === 'duration')),
    ),
    exported('Waits in milliseconds, for scripts.', 'delay', numbers(tokensOf(dark, ['delay']))),
    exported(
      'One turn of what goes on until something has come, in milliseconds.',
      'period',
      numbers(tokensOf(dark, ['period'])),
    ),
    exported('The ground as #rrggbb, for `<meta name="theme-color">` and the web manifest.', 'themeColor', {
      dark: hexOf(dark),
      light: hexOf(light),
    }),
    '',
  ].join('\n');
}

function exported(
  says: string,
  name: string,
  entries: Record<string, string | number>,
  described?: TokenNormalizedSet,
  group?: string,
): string {
  const lines = Object.entries(entries).map(([key, value]) => {
    const part = described?.[`${group}.${key}`]?.$description;
    return `${part ? `  /** ${part} */\n` : ''}  ${key}: ${JSON.stringify(value)},`;
  });
  return `\n/** ${says} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;`;
}

function hexOf(set: TokenNormalizedSet): string {
  const ground = set['color.ground'];
  if (ground?.$type !== 'color') throw new Error('tokens: color.ground is missing.');
  const [l, c, h] = ground.$value.components;
  return new Color('oklch', [Number(l), Number(c), Number(h)]).to('srgb').toString({ format: 'hex' });
}
