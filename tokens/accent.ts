import Color from 'colorjs.io';
import { contrastPairs, lowContrasts, themes, type Theme } from './contrast.ts';
import { colors } from './dist/catalogue.ts';

/** Colours that follow from an accent, by theme, and their CSS. */
type Shades = Record<Theme, Readonly<Record<string, string>>>;

/** How much lighter the accent is while hovered and pressed. On dark grounds a pointer makes it lighter, on light ones darker. */
const steps = { dark: { hovered: 0.055, pressed: -0.055 }, light: { hovered: -0.055, pressed: -0.115 } };

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

function shadesOf(accent: Readonly<Record<Theme, string>>): Shades {
  const [dark, light] = [new Color(accent.dark), new Color(accent.light)];
  return {
    dark: {
      accent: hex(dark),
      accentHovered: lighter(dark, steps.dark.hovered),
      accentPressed: lighter(dark, steps.dark.pressed),
      focus: hex(dark),
      glow: withAlpha(dark, 0.3),
      accentOnShade: hex(dark),
    },
    light: {
      accent: hex(light),
      accentHovered: lighter(light, steps.light.hovered),
      accentPressed: lighter(light, steps.light.pressed),
      focus: hex(light),
      glow: withAlpha(light, 0.26),
      accentOnShade: hex(dark),
    },
  };
}

const property = (name: string): string => `--c-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const declarations = (shades: Readonly<Record<string, string>>): string =>
  Object.entries(shades)
    .map(([name, value]) => `${property(name)}:${value}`)
    .join(';');

/**
 * CSS that gives the tokens another accent, to be inserted after `tokens.css`. Throws if any text or control would
 * then have less contrast than the tokens' own colours must have; the message lists what.
 *
 * @param accent a CSS colour for each theme
 */
export function accentCss(accent: Readonly<Record<Theme, string>>): string {
  const shades = shadesOf(accent);
  const low = lowContrasts(
    (theme, name) => {
      const shade = shades[theme][name] ?? colors.find((colour) => colour.name === name)?.[theme].oklch;
      if (shade === undefined) throw new Error(`There is no color.${name}.`);
      return shade;
    },
    contrastPairs.filter(({ of, over }) => [...of, ...over].some((name) => name in shades.dark)),
  );
  if (low.length > 0) throw new Error(low.join('; '));
  const [dark, light] = themes.map((theme) => declarations(shades[theme]));
  // The order and the conditions of tokens.css: print is light, and forced colours keep the system's.
  return [
    `@media (forced-colors:none){[data-theme]{${light}}`,
    `@media screen{[data-theme=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){[data-theme=system]{${dark}}}}`,
  ].join('');
}
