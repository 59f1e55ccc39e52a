import Color from 'colorjs.io';

/** Colours that need contrast with their background. `below` lists what a translucent background may lie on. */
export interface ContrastPair {
  says: string;
  least: number;
  of: readonly string[];
  over: readonly string[];
  below?: readonly string[];
}

const grounds = ['ground', 'raised', 'high'];
/** The lightest and the darkest possible picture. */
const pictures = ['white', 'black'];

export const contrastPairs: readonly ContrastPair[] = [
  { says: 'body text on every ground', least: 7, of: ['text'], over: grounds },
  {
    says: 'every other text on every ground',
    least: 4.5,
    of: ['soft', 'faint', 'accent', 'gold', 'good', 'bad'],
    over: grounds,
  },
  {
    says: 'an accent link that is hovered or pressed',
    least: 4.5,
    of: ['accentHovered', 'accentPressed'],
    over: grounds,
  },
  { says: 'control edges and the focus ring on every ground', least: 3, of: ['edge', 'focus'], over: grounds },
  {
    says: 'the filled button at rest, hovered and pressed',
    least: 4.5,
    of: ['onAccent'],
    over: ['accent', 'accentHovered', 'accentPressed'],
  },
  { says: 'the chosen chip and the toast, text and ground exchanged', least: 7, of: ['ground'], over: ['text'] },
  {
    says: 'the header over whatever scrolls beneath',
    least: 4.5,
    of: ['text', 'soft'],
    over: ['bar'],
    below: ['ground', ...pictures],
  },
  { says: 'the gate in its light', least: 4.5, of: ['text', 'soft'], over: ['glow'], below: ['ground'] },
  {
    says: 'badges and controls on any picture',
    least: 4.5,
    of: ['onShade', 'goldOnShade', 'accentOnShade'],
    over: ['shade'],
    below: pictures,
  },
  { says: 'signs and words where the film is not there', least: 7, of: ['onShade'], over: ['stage'] },
  {
    says: 'what is watched beside what is left, on any picture',
    least: 3,
    of: ['accentOnShade'],
    over: ['track'],
    below: pictures,
  },
];

/** Returns a colour by its name in the tokens, as CSS text. Throws if there is none. */
export type ColourOf = (theme: Theme, name: string) => string;

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** Returns a colour, composited over `below` if it is translucent. */
function opaque(css: string, name: string, below?: Color): Color {
  const own = new Color(css);
  const alpha = own.alpha;
  if (alpha === 1) return own;
  if (!below) throw new Error(`color.${name} is translucent: say in the table what is below it`);
  own.alpha = 1;
  return Color.mix(below.to('srgb'), own.to('srgb'), alpha, { space: 'srgb' });
}

/** Describes all pairs with too little contrast, such as `dark: accent on raised is 3.98 to 1, below 4.5`. */
export const lowContrasts = (colourOf: ColourOf, pairs: readonly ContrastPair[] = contrastPairs): string[] =>
  pairs.flatMap(({ least, of, over, below }) =>
    themes.flatMap((theme) => {
      const colour = (name: string, under?: Color) =>
        opaque(pictures.includes(name) ? name : colourOf(theme, name), name, under);
      return over.flatMap((ground) =>
        (below ?? [undefined]).flatMap((beneath) => {
          const seen = colour(ground, beneath === undefined ? undefined : colour(beneath));
          const place = beneath === undefined ? ground : `${ground} over ${beneath}`;
          return of.flatMap((name) => {
            const measured = colour(name).contrast(seen, 'WCAG21');
            return measured < least
              ? [`${theme}: ${name} on ${place} is ${measured.toFixed(2)} to 1, below ${least}`]
              : [];
          });
        }),
      );
    }),
  );
