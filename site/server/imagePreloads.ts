/** How many images are preloaded before the rest of the document is parsed; more would compete for bandwidth. */
const maxPreloads = 2;

const firstImage =
  /(?:<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>)?<img [^>]*?fetchPriority="high"[^>]*? src="([^"]+)"/g;

/** As React escapes attributes. */
const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** Of one preload. Servers in front of the site give up on headers of 4 KiB or more, and then nobody gets the page. */
const maxLength = 1_000;

/** What a header can hold between quotes: URLs of ASCII with widths. Any other image is loaded when the document names it. */
const isPlain = (text: string): boolean => /^[\w\-.~:/?#[\]@!$&'()*+,;=% ]*$/.test(text);

/** The header needs an address besides the set: a browser that knows no sets takes it. */
const firstOf = (set: string): string => set.split(' ')[0] ?? '';

function linkTo([, set, sizes, source]: RegExpExecArray): string | null {
  const [address, given] = [unescaped(set ?? source ?? ''), unescaped(sizes ?? '')];
  if (!isPlain(address) || !isPlain(given)) return null;
  return set === undefined
    ? `<${address}>; rel=preload; as=image; fetchpriority=high`
    : `<${firstOf(address)}>; rel=preload; as=image; type="image/avif"; fetchpriority=high; imagesrcset="${address}"; imagesizes="${given}"`;
}

/**
 * Preloads for the first images of the rendered page as the header Link, which a browser follows before the first byte of
 * the document has come; extracted from its own markup so that they can never differ. An image in one size only, such as a
 * cover, counts as well: what is preloaded before it would otherwise be loaded before it.
 */
export const imagePreloads = (html: string): string =>
  [...html.matchAll(firstImage)]
    .slice(0, maxPreloads)
    .map(linkTo)
    .filter((link) => link !== null && link.length <= maxLength)
    .join(', ');
