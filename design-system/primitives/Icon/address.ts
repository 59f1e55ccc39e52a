import type { IconName } from './icons.ts';
import address from './sprite/icons.svg?url&no-inline';

/** URL of the icon sprite; the same in the browser and server builds. */
export let spriteAddress: string = address;

/**
 * Sets the URL of the sprite, for apps whose server and browser code come from separate builds: both must write the
 * same URL.
 */
export function setSpriteAddress(url: string): void {
  spriteAddress = url;
}

/** Returns the id of an icon that is part of the document. */
export const idOfIcon = (name: string): string => `icon-${name}`;

/** Refuses the path of a file, which a server that does not bundle finds: no browser could load it. */
function hrefInSprite(name: IconName): string {
  if (spriteAddress.startsWith('file:'))
    throw new Error('Icons have no address on this server. Call setSpriteAddress before the first render.');
  return `${spriteAddress}#${name}`;
}

/**
 * Returns the URL of an icon: in the document if that contains it (see `setDocumentIcons`), otherwise in the sprite.
 * @throws Error on a server that has not been told the address of the sprite
 */
export let iconHref: (name: IconName) => string = hrefInSprite;

/**
 * Says which icons are part of the document, for apps whose server writes icons into the markup: the sprite is then not
 * loaded until another icon is shown.
 * @param isBrought whether the document contains an icon; must return the same on the server and during hydration
 */
export function setDocumentIcons(isBrought: (name: IconName) => boolean): void {
  iconHref = (name) => (isBrought(name) ? `#${idOfIcon(name)}` : hrefInSprite(name));
}
