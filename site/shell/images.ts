import type { PictureSizes } from '@afterglow/contract/brand';
import type { Picture } from '@afterglow/design-system/reader/picture.ts';

/** Turns URLs on the site's own public origin into paths, so that a page works under every hostname that serves it. */
const withoutOrigin = (address: string, publicOrigin: string): string =>
  address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address;

/** Returns a path with `*` as the source of a regular expression. */
const globSource = (path: string): string =>
  path
    .split('*')
    .map((text) => text.replace(/[.{}/-]/g, '\\$&'))
    .join('[^/]+');

const compile = ({ path, widths }: PictureSizes): RegExp => {
  const [before = '', after = ''] = path.slice(0, -'.jpg'.length).split('{size}');
  return new RegExp(
    `^((?:https?:)?(?://[^/]+)?${globSource(before)})(?:${Object.keys(widths).join('|')})(${globSource(after)})\\.jpg$`,
  );
};

const compiled = new WeakMap<PictureSizes, RegExp>();

function patternOf(sizes: PictureSizes): RegExp {
  const pattern = compiled.get(sizes) ?? compile(sizes);
  compiled.set(sizes, pattern);
  return pattern;
}

/** Wide enough for a card on most screens. */
const cardWidth = 640;

/** Returns an image in the sizes in which pictures of its kind are offered; null if it is not of that kind. */
function inSizes(src: string, sizes: PictureSizes): Picture | null {
  const match = patternOf(sizes).exec(src);
  if (!match) return null;
  const [, before = '', after = ''] = match;
  const offered = Object.entries(sizes.widths);
  const addressOf = (size: string, format: string) => `${before}${size}${after}.${format}`;
  const set = (format: string) => offered.map(([size, width]) => `${addressOf(size, format)} ${width}w`).join(', ');
  const jpeg = { src, srcSet: set('jpg') };
  const [ofCard] = offered.find(([, width]) => width >= cardWidth) ?? offered.at(-1) ?? [''];
  return sizes.avif ? { ...jpeg, avifSrcSet: set('avif'), withoutAvif: addressOf(ofCard, 'jpg') } : jpeg;
}

/** Returns an image in the sizes that its host offers; any other URL is used unchanged. Null for an empty URL. */
export function pictureOf(address: string, publicOrigin: string, kinds: readonly PictureSizes[]): Picture | null {
  if (address === '') return null;
  const src = withoutOrigin(address, publicOrigin);
  for (const sizes of kinds) {
    const picture = inSizes(src, sizes);
    if (picture) return picture;
  }
  return { src };
}

/** Returns the URL of a preview clip, for which the API sends host and path without a scheme; null for an empty one. */
export function clipOf(address: string, publicOrigin: string): string | null {
  if (address === '') return null;
  const scheme = publicOrigin.slice(0, publicOrigin.indexOf('//'));
  return withoutOrigin(
    /^(https?:)?\/\//.test(address) || address.startsWith('/') ? address : `${scheme}//${address}`,
    publicOrigin,
  );
}
