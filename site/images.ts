import type { Picture } from '@afterglow/design-system/reader/picture.ts';

/** A media host that makes other sizes, and how their addresses are told from the one the API gives. */
interface MediaPattern {
  matches: RegExp;
  /** Widths there are, with what stands for each in the address. */
  sizes: { width: number; segment: string }[];
}

/** The drawn scenes: `…/scenes/07/288x162/3.jpg`; the larger sizes exist for the first frame only. */
const scenes: MediaPattern = {
  matches: /^(\/media\/scenes\/\d+\/)(?:288x162|640x360|1280x720)(\/1)\.jpg$/,
  sizes: [
    { width: 288, segment: '288x162' },
    { width: 640, segment: '640x360' },
    { width: 1280, segment: '1280x720' },
  ],
};

/** Addresses on the site's own public origin become paths, so that a page works under every name it is reached by. */
const ownPath = (address: string, publicOrigin: string): string =>
  address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address;

/** A picture at the sizes its host makes; a plain address stays what it is. Null for no address. */
export function pictureOf(address: string, publicOrigin: string): Picture | null {
  if (address === '') return null;
  const src = ownPath(address, publicOrigin);
  const match = scenes.matches.exec(src);
  if (!match) return { src };
  const [, before = '', after = ''] = match;
  const set = (format: string) =>
    scenes.sizes.map(({ width, segment }) => `${before}${segment}${after}.${format} ${width}w`).join(', ');
  return { src, srcSet: set('jpg'), avifSrcSet: set('avif') };
}

/** A preview clip: the API gives host and path, the page needs an address. */
export function clipOf(address: string, publicOrigin: string): string | null {
  if (address === '') return null;
  const scheme = publicOrigin.slice(0, publicOrigin.indexOf('//'));
  return ownPath(
    /^(https?:)?\/\//.test(address) || address.startsWith('/') ? address : `${scheme}//${address}`,
    publicOrigin,
  );
}
