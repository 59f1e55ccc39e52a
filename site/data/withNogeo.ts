import { inputEndpoint } from '@afterglow/contract/endpoints/content';

/**
 * Returns whether the page's configuration has `nogeo`. Read only when something is sent, as no page needs it earlier.
 */
function isOnPage(): boolean {
  const config: unknown = JSON.parse(document.getElementById('page-config')?.textContent ?? 'null');
  return typeof config === 'object' && config !== null && 'nogeo' in config && config.nogeo === true;
}

/**
 * Adds `nogeo` to the fields of a request to input.php, if the page has it (D41).
 * @param nogeo replaces the page's configuration where there is no page: on the server
 */
export function withNogeo<Fields extends URLSearchParams | FormData>(
  path: string,
  fields: Fields,
  nogeo?: boolean,
): Fields {
  if (path === inputEndpoint.path() && (nogeo ?? isOnPage())) fields.set('nogeo', '1');
  return fields;
}
