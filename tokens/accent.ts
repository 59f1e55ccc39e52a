import Color from 'colorjs.io';
import { contrastPairs, lowContrasts, themes, type Theme } from './contrast.ts';
import { customProperty } from './customProperty.ts';
import { colors } from './dist/catalogue.ts';
import { color } from './dist/tokens.ts';

/** Colours derived from an accent, as CSS by theme and name. */
type Shades = Record<Theme, Readonly<Record<string, string>>>;

/**
 * Change of lightness for the hovered and the pressed accent, and alpha of the glow. Hovering makes the accent lighter
 * on dark grounds, and darker on light ones.
 */
const steps = {
  dark: { hovered: 0.055, pressed: -0.055, glow: 0.3 },
  light: { hovered: -0.055, pressed: -0.115, glow: 0.26 },
};

const lighter = (accent: Color, step: number): string => {
  const shade = accent.to('oklch');
  shade.l = Math.min(1, Math.max(0, Number(shade.l) + step));
  return hex(shade);
};

const hex = (colour: Color): string => colour.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

const withAlpha = (accent: Color, alpha: number): string => {
  const glow = new Color(accent);
  glow.alpha = alpha;
  return hex(glow);
};

function shadesOf(accents: Readonly<Record<Theme, string>>, theme: Theme): Readonly<Record<string, string>> {
  const accent = new Color(accents[theme]);
  const { hovered, pressed, glow } = steps[theme];
  return {
    accent: hex(accent),
    accentHovered: lighter(accent, hovered),
    accentPressed: lighter(accent, pressed),
    glow: withAlpha(accent, glow),
    // Pictures are dark in both themes.
    accentOnShade: hex(new Color(accents.dark)),
  };
}

const declarations = (shades: Readonly<Record<string, string>>): string =>
  Object.entries(color)
    .flatMap(([name, value]) => (name in shades ? [`${customProperty(value)}:${shades[name]}`] : []))
    .join(';');

/**
 * Returns CSS that gives the tokens another accent, to be inserted after `tokens.css`. Throws if any text or control
 * would then have less contrast than is required of the tokens' own colours; the message lists the pairs.
 *
 * @param accent a CSS colour for each theme
 */
export function accentCss(accent: Readonly<Record<Theme, string>>): string {
  const shades: Shades = { dark: shadesOf(accent, 'dark'), light: shadesOf(accent, 'light') };
  const low = lowContrasts(
    (theme, name) => {
      const shade = shades[theme][name] ?? colors.find((one) => one.name === name)?.[theme].oklch;
      if (shade === undefined) throw new Error(`There is no color.${name}.`);
      return shade;
    },
    contrastPairs.filter(({ of, over }) => [...of, ...over].some((name) => name in shades.dark)),
  );
  if (low.length > 0) throw new Error(low.join('; '));
  const [dark, light] = themes.map((theme) => declarations(shades[theme]));
  // In the order and under the conditions of tokens.css: print is light, and forced colours keep the system's.
  return [
    `@media (forced-colors:none){[data-theme]{${light}}`,
    `@media screen{[data-theme=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){[data-theme=system]{${dark}}}}`,
  ].join('');
}
