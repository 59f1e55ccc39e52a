import { inputEndpoint } from '@afterglow/contract/endpoints/content';

/** Whether this page has `nogeo` in its configuration. Read when something is sent, as no page needs it before. */
function isOnPage(): boolean {
  const config: unknown = JSON.parse(document.getElementById('page-config')?.textContent ?? 'null');
  return typeof config === 'object' && config !== null && 'nogeo' in config && config.nogeo === true;
}

/** Adds `nogeo` to what is sent to input.php, where the page has it (D41). */
export function withNogeo<Fields extends URLSearchParams | FormData>(
  path: string,
  fields: Fields,
  nogeo?: boolean,
): Fields {
  if (path === inputEndpoint.path() && (nogeo ?? isOnPage())) fields.set('nogeo', '1');
  return fields;
}
