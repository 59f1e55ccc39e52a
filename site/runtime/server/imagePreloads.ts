/** The most images that are preloaded before the rest of the document is parsed; more would compete for bandwidth. */
const maxPreloads = 2;

const firstImage =
  /(?:<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>)?<img [^>]*?fetchPriority="high"[^>]*? src="([^"]+)"/g;

/** The entities with which React escapes attributes. */
const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);

/**
 * The most characters of one preload. Servers in front of the site reject headers of 4 KiB or more, and then nobody
 * gets the page.
 */
const maxLength = 1_000;

/**
 * Returns whether a header can hold a text between quotes: URLs of ASCII characters, with widths. Any other image is
 * loaded when the document names it.
 */
const isPlain = (text: string): boolean => /^[\w\-.~:/?#[\]@!$&'()*+,;=% ]*$/.test(text);

/**
 * Returns the first address of a set, which the header needs besides the set, for browsers that do not support sets.
 */
const firstOf = (set: string): string => set.split(' ')[0] ?? '';

function linkTo([, set, sizes, source]: RegExpExecArray): string | null {
  const [address, given] = [unescaped(set ?? source ?? ''), unescaped(sizes ?? '')];
  if (!isPlain(address) || !isPlain(given)) return null;
  return set === undefined
    ? `<${address}>; rel=preload; as=image; fetchpriority=high`
    : `<${firstOf(address)}>; rel=preload; as=image; type="image/avif"; fetchpriority=high; imagesrcset="${address}"; imagesizes="${given}"`;
}

/**
 * Returns preloads for the first images of a rendered page as the header Link, which a browser follows before the first
 * byte of the document arrives. They are extracted from the page's own markup, so that they can never differ from it.
 * An image in one size only, such as a cover, counts as well: otherwise the images after it would be preloaded, and so
 * be loaded before it.
 */
export const imagePreloads = (html: string): string =>
  [...html.matchAll(firstImage)]
    .slice(0, maxPreloads)
    .map(linkTo)
    .filter((link) => link !== null && link.length <= maxLength)
    .join(', ');
