import type { Picture } from '@afterglow/design-system/reader/picture.ts';

/** A media host that offers several sizes, and how their URLs are derived from the one the API returns. */
interface MediaPattern {
  matches: RegExp;
  /** The available widths, with the URL segment of each. */
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

/** URLs on the site's own public origin become paths, so that a page works under every hostname that serves it. */
const ownPath = (address: string, publicOrigin: string): string =>
  address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address;

/** An image in the sizes its host offers; any other URL is used unchanged. Null for an empty URL. */
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

/** The URL of a preview clip: the API returns host and path without a scheme. */
export function clipOf(address: string, publicOrigin: string): string | null {
  if (address === '') return null;
  const scheme = publicOrigin.slice(0, publicOrigin.indexOf('//'));
  return ownPath(
    /^(https?:)?\/\//.test(address) || address.startsWith('/') ? address : `${scheme}//${address}`,
    publicOrigin,
  );
}
