import address from './sprite/icons.svg?url&no-inline';

/** URL of the icon sprite; the same in the browser and server builds. */
export let spriteAddress: string = address;

/** For apps whose server and browser code do not come from one build: the address that both shall write. */
export function setSpriteAddress(url: string): void {
  spriteAddress = url;
}
