import { Frame } from './Frame.tsx';
import { suggestionFor } from '../suggestion.ts';

/** Every address that names no page. */
export function MissingPage({ path }: { path: string }) {
  const suggestion = suggestionFor(path);
  return <Frame of={{ state: 'missing', ...(suggestion && { suggestion }) }}>{() => null}</Frame>;
}
