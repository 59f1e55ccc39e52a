import address from './sprite/icons.svg?url&no-inline';

/** Where the one file with every icon is; the same in the browser's and the server's build. */
export const spriteAddress: string = address;
