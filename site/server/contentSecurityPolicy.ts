import type { InlineHashes } from '../runtime/server/inlineHashes.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the content security policy of a document. It lists the document's inline styles and scripts by their
 * hashes, so that the document can be kept and served again as it is. Scripts that these add are allowed; whatever is
 * written into the markup is not. A single-page app keeps the policy of its first document: styles that come later are
 * files or constructed sheets. Only the embedded player may be framed, and by anyone; its links open other pages in
 * new windows.
 */
export function contentSecurityPolicy(
  { styles, scripts }: InlineHashes,
  { mediaHosts, adHosts, analyticsHosts }: Pick<Settings, 'mediaHosts' | 'adHosts' | 'analyticsHosts'>,
  framed = false,
): string {
  const listed = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  const media = listed(mediaHosts);
  return [
    "default-src 'self'",
    `script-src${scripts.length > 0 ? `${listed(scripts)} 'strict-dynamic'` : " 'none'"}`,
    `style-src 'self'${listed(styles)}`,
    `img-src 'self' data: blob:${media}${listed(adHosts)}`,
    `media-src 'self' blob:${media}`,
    `connect-src 'self'${media}${listed(analyticsHosts)}`,
    `frame-src${adHosts.length > 0 ? listed(adHosts) : " 'none'"}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');
}
