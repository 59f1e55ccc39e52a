import { Frame } from './Frame.tsx';
import { suggestPath } from '../routing/suggestPath.ts';

/** Every address that names no page. */
export function MissingPage({ path }: { path: string }) {
  const suggestion = suggestPath(path);
  return <Frame of={{ state: 'missing', ...(suggestion && { suggestion }) }}>{() => null}</Frame>;
}
