import { Hono } from 'hono';
import { assetHeaders } from '../fileHeaders.ts';
import type { SiteParts } from '../parts.ts';
import { xmlText } from '../xmlText.ts';

const hour = 'public, max-age=3600';

/**
 * Returns the rules for crawlers: they may not request forms, and addresses of which there are endlessly many.
 * Everything else says by itself whether it is indexed.
 */
const robots = (publicOrigin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /search/',
    'Disallow: /history/',
    'Disallow: /device/',
    'Disallow: /report/',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');

const escaped = (text: string): string =>
  xmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');

/**
 * Returns the German age label, which parental control software reads: everything here is for adults. It is the same
 * for all sites, except for its issuer.
 */
const ageLabel = (issuer: string, publicOrigin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<age-declaration>
  <ageblock-basic>
    <age-issuer>${escaped(issuer)}</age-issuer>
    <country>de</country>
    <label-version>1.0</label-version>
    <revisit-after>7days</revisit-after>
  </ageblock-basic>
  <ageblock-labeltype>
    <httpheader>false</httpheader>
    <htmlmeta>false</htmlmeta>
    <label-z>false</label-z>
    <xmlfile>true</xmlfile>
    <default-age>18</default-age>
  </ageblock-labeltype>
  <ageblock-labeltype-definition>
    <labeltype-xmlfile>
      <label class="default">
        <age>18</age>
        <min-age>18</min-age>
        <default-age>18</default-age>
        <scope>
          <url>${escaped(publicOrigin)}/</url>
        </scope>
      </label>
    </labeltype-xmlfile>
  </ageblock-labeltype-definition>
</age-declaration>
`;

/** Serves files at fixed addresses, for crawlers, parental control software, and browsers that install the site. */
export function siteFilesApp({ settings, assets }: SiteParts): Hono {
  const { publicOrigin, site } = settings;
  const { brand, operator } = site;
  const app = new Hono();
  app.get('/robots.txt', (context) => context.text(robots(publicOrigin), 200, { 'Cache-Control': hour }));
  app.get('/age-de.xml', (context) =>
    context.body(ageLabel(operator.name, publicOrigin), 200, {
      ...assetHeaders,
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': hour,
    }),
  );
  app.get('/manifest.webmanifest', (context) =>
    context.body(
      JSON.stringify({
        name: brand.name,
        short_name: brand.name,
        start_url: '/',
        // Not an app of its own: the browser's bar shows where the visitor is, and is a quick way to leave.
        display: 'browser',
        icons: [{ src: brand.mark ?? assets.icon, sizes: 'any', type: 'image/svg+xml' }],
      }),
      200,
      { 'Content-Type': 'application/manifest+json', 'Cache-Control': hour },
    ),
  );
  return app;
}
