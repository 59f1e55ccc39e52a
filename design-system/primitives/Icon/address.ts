import address from './sprite/icons.svg?url&no-inline';

/** URL of the icon sprite; the same in the browser and server builds. */
export const spriteAddress: string = address;
