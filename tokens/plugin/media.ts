import type { TokenNormalizedSet } from '@terrazzo/parser';
import { extensionOf, nameOf, numberOf, tokensOf } from './source.ts';

/**
 * Returns the media conditions of the breakpoints: "upTo" includes the width itself, "below" ends 0.02 px before it.
 */
export function mediaOf(set: TokenNormalizedSet): Record<string, string> & { xs: string } {
  const conditions = Object.fromEntries(
    tokensOf(set, ['breakpoint']).map((token) => {
      const reach = extensionOf(token, 'media');
      if (reach !== 'upTo' && reach !== 'below')
        throw new Error(`tokens: ${token.id} must say "upTo" or "below" in $extensions.afterglow.media.`);
      return [nameOf(token), `(max-width: ${reach === 'below' ? numberOf(token) - 0.02 : numberOf(token)}px)`];
    }),
  );
  if (conditions['xs'] === undefined) throw new Error('tokens: breakpoint.xs is missing; phone.json hangs on it.');
  return { ...conditions, xs: conditions['xs'] };
}

/** Returns the container conditions of a group of widths, such as the card columns. */
export const containersOf = (set: TokenNormalizedSet, group: string): Record<string, string> =>
  Object.fromEntries(tokensOf(set, [group]).map((token) => [nameOf(token), `(min-width: ${numberOf(token)}px)`]));

/** Media queries for devices and user preferences; not based on tokens. */
export const wishes = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  systemDark: '(prefers-color-scheme: dark)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(hover: none)',
  /** A phone on its side. */
  short: '(max-height: 479.98px) and (orientation: landscape)',
};
