import { Frame } from '../kit/Frame.tsx';
import { suggestPath } from './suggestPath.ts';

interface MissingPageProps {
  path: string;
  isPage: (path: string) => boolean;
}

/** The page for every URL that matches no route. */
export function MissingPage({ path, isPage }: MissingPageProps) {
  const suggestion = suggestPath(path, isPage);
  return <Frame of={{ state: 'missing', ...(suggestion && { suggestion }) }}>{() => null}</Frame>;
}
