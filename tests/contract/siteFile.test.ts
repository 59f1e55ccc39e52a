/** The operator's site file. */
import { expect, test } from 'vitest';
import demoFile from '@afterglow/contract/demoSite.json' with { type: 'json' };
import lanternFile from '@afterglow/contract/lanternSite.json' with { type: 'json' };
import { demoSite, missingDetails, parseSiteFile, readSiteFile, type SiteFile } from '@afterglow/contract/siteFile';

const parse = (change: object) => parseSiteFile(JSON.stringify({ ...lanternFile, ...change }), 'site.json');

function refusal(content: string): string {
  try {
    parseSiteFile(content, 'site.json');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

test('a file with a name and a theme suffices, and nothing of the demo is left', () => {
  const { brand, accent } = parseSiteFile('{"name":"Lantern House","theme":"autumn"}', 'site.json');
  expect(brand).toMatchObject({
    name: 'Lantern House',
    wordmark: 'lantern house',
    mark: null,
    sisterSites: [],
    affiliates: [],
    orientations: null,
    tvApp: null,
    partners: null,
    defaultTheme: 'dark',
  });
  expect(accent).toBeNull();
});

test('the example sets every field, each to something other than the demo has', () => {
  const fieldsOf = ({ brand, ...rest }: SiteFile): Record<string, unknown> => ({ ...brand, ...rest });
  // Set by FEED_URL, not by the site file.
  const fromSettings = new Set(['modelsFeed']);
  const demo = fieldsOf(demoSite);
  const example = Object.fromEntries(Object.entries(fieldsOf(parse({}))).filter(([name]) => !fromSettings.has(name)));
  expect(Object.keys(lanternFile).toSorted()).toEqual(Object.keys(example).toSorted());
  for (const [name, value] of Object.entries(example)) expect(value, name).not.toEqual(demo[name]);
});

test('the demo has fifteen sister sites, each with a name and a host of its own', () => {
  expect(new Set(demoFile.sisterSites.map(({ name }) => name)).size).toBe(15);
  expect(new Set(demoFile.sisterSites.map(({ href }) => new URL(href).host)).size).toBe(15);
});

test.each([
  ['no JSON', 'name: Lantern', 'The site file site.json is not JSON.'],
  ['no name', '{"theme":"autumn"}', 'name is missing or of the wrong kind'],
  ['an empty name', '{"theme":"autumn","name":" "}', 'name must not be empty or have spaces around it'],
  ['an unknown field', '{"theme":"autumn","name":"L","colour":"red"}', 'colour is not known'],
  [
    'an unknown field of the operator',
    '{"theme":"a","name":"L","operator":{"phone":"1"}}',
    'operator.phone is not known',
  ],
  [
    'a link without https',
    '{"theme":"a","name":"L","neutral":"http://a.example/"}',
    'neutral must be an address that starts with https://',
  ],
  [
    'a script as a link',
    '{"theme":"a","name":"L","affiliates":[{"name":"A","href":"javascript:alert(1)"}]}',
    'affiliates.0.href must be an address that starts with https://',
  ],
  [
    'a colour name',
    '{"theme":"a","name":"L","accent":{"dark":"teal","light":"#0f6f78"}}',
    'accent.dark must be a colour such as #f78275',
  ],
  ['a mark that is no SVG', '{"theme":"a","name":"L","mark":"mark.png"}', 'mark must be the path of an .svg file'],
  [
    'pictures without {size}',
    '{"theme":"a","name":"L","pictures":{"path":"/p/*.jpg","widths":{"a":1}}}',
    'pictures.path must be a path to a .jpg with {size} in it once',
  ],
  [
    'pictures without sizes',
    '{"theme":"a","name":"L","pictures":{"path":"/p/{size}.jpg","widths":{}}}',
    'pictures.widths must name at least one size',
  ],
  [
    'pictures of which one kind is wrong',
    '{"theme":"a","name":"L","pictures":[{"path":"/p/{size}.jpg","widths":{"a":1}},{"path":"/p","widths":{"a":1}}]}',
    'pictures.1.path must be a path to a .jpg with {size} in it once',
  ],
  [
    'a theme that is none',
    '{"theme":"a","name":"L","defaultTheme":"grey"}',
    'defaultTheme must be light, dark or system',
  ],
  ['a list instead of a file', '[]', 'the whole file is missing or of the wrong kind'],
])('%s is refused in one sentence', (_, content, problem) => {
  const message = refusal(content);
  expect(message).toContain(problem);
  expect(message).toMatch(/^The site file site\.json is .*\. Correct it, or unset SITE_FILE to use the demo’s\.$/);
});

test('everything that is wrong is named at once', () => {
  expect(refusal('{"name":"","theme":"","neutral":"x"}')).toMatch(/name .*; theme .*; neutral /);
});

test('a file that cannot be read is named; without one it is the demo', () => {
  const unreadable = () => {
    throw new Error('ENOENT');
  };
  expect(() => readSiteFile('/nowhere.json', unreadable)).toThrow('The site file /nowhere.json cannot be read.');
  expect(readSiteFile(undefined, unreadable)).toBe(demoSite);
});

test('what the operator has not filled in is named, and nothing else', () => {
  const { operator } = parse({});
  expect(missingDetails(demoSite.operator)).toEqual([
    'operator.name',
    'operator.address',
    'operator.email',
    'operator.recordsKeeper',
  ]);
  expect(missingDetails(operator)).toEqual([]);
  expect(missingDetails({ ...operator, email: '  ' })).toEqual(['operator.email']);
  expect(missingDetails({ ...operator, address: demoSite.operator.address }), 'nobody lives there').toEqual([
    'operator.address',
  ]);
});
