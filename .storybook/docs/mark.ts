import { colors } from '@afterglow/tokens/catalogue';

export type Scheme = 'dark' | 'light';
export type ColourName = (typeof colors)[number]['name'];

/**
 * Returns a colour of the site as "#rrggbb", as Storybook's UI and images in data URLs cannot read custom properties.
 */
export function hex(name: ColourName, scheme: Scheme): string {
  const found = colors.find((colour) => colour.name === name);
  if (!found) throw new Error(`There is no colour "${name}" in tokens/source.`);
  return found[scheme].hex;
}

const orb = (x: number, y: number, radius: number) =>
  `<linearGradient id="orb" x2="0" y2="1"><stop stop-color="${hex('orbPlum', 'dark')}"/><stop offset=".5" stop-color="${hex('orbRose', 'dark')}"/><stop offset="1" stop-color="${hex('orbGold', 'dark')}"/></linearGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#orb)"/>`;

const address = (width: number, height: number, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`)}`;

/** The orb alone, for the favicon. */
export const favicon = (): string => address(16, 16, orb(8, 8, 8));

/** The orb and the name beside it. */
export const wordmark = (scheme: Scheme, family: string): string =>
  address(
    150,
    30,
    `${orb(13, 15, 10)}<text x="32" y="21" font-family="${family.replaceAll('"', "'")}" font-size="18" font-weight="680" letter-spacing="-.36" fill="${hex('text', scheme)}">afterglow</text>`,
  );
