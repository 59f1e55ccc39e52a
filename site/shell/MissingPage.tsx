import { Frame } from '../shared/Frame.tsx';
import { suggestPath } from './suggestPath.ts';

/** The page for every URL that matches no page. */
export function MissingPage({ path }: { path: string }) {
  const suggestion = suggestPath(path);
  return <Frame of={{ state: 'missing', ...(suggestion && { suggestion }) }}>{() => null}</Frame>;
}
