import type { IconName } from './icons.ts';
import address from './sprite/icons.svg?url&no-inline';

/** URL of the icon sprite; the same in the browser and server builds. */
export let spriteAddress: string = address;

/** For apps whose server and browser code do not come from one build: the address that both shall write. */
export function setSpriteAddress(url: string): void {
  spriteAddress = url;
}

/** Id of an icon that a document brings along. */
export const idOfIcon = (name: string): string => `icon-${name}`;

/** In the sprite, unless the document brings it along: see `setDocumentIcons`. */
export let iconHref = (name: IconName): string => `${spriteAddress}#${name}`;

/**
 * For apps whose server writes icons into its documents, which spares the sprite until another icon is shown. `isBrought`
 * says whether the document has an icon; server and browser must say the same of a page that is hydrated.
 */
export function setDocumentIcons(isBrought: (name: IconName) => boolean): void {
  iconHref = (name) => (isBrought(name) ? `#${idOfIcon(name)}` : `${spriteAddress}#${name}`);
}
